import {
  assess,
  type Key,
  type Model,
  type Person,
  type Step,
  type StepAnswer,
  type TriageLevel,
} from '#engine'
import { play } from './play.ts'
import { patientWith } from './safety-people.ts'

/**
 * Where somebody ends who has a condition as it usually is and tells these signs besides, at their questions or, when none was
 * asked, before the result; and whether they could tell them all.
 * @param says the signs with what has to be said for their questions to come
 * @param unsure of the questions that offer one of these, those of which nothing is said are answered "not sure"
 */
export function endOfTelling(
  model: Model,
  person: Person,
  condition: Key,
  signs: readonly Key[],
  says: ReadonlySet<Key>,
  unsure: readonly Key[] = [],
): { ends: TriageLevel; isAsked: boolean } {
  const usual = patientWith(model, condition, 'typical', person)
  const patient = (step: Step): StepAnswer => {
    const chosen = step.options.filter((option) => says.has(option))
    if (chosen.length === 0)
      return step.options.some((option) => unsure.includes(option)) ? 'not_sure' : usual(step)
    if (step.kind === 'single') return [chosen[0]!]
    const others = usual(step)
    return [...new Set([...chosen, ...(others === 'not_sure' ? [] : others)])]
  }
  const { assessment } = play(model, person, patient)
  const { answers, present, triage } = assessment
  const open = signs.filter((sign) => !present.has(sign))
  // What is left to offer is worked out where some sign was not asked, which is seldom.
  const offered = open.length === 0 ? [] : assessment.openFindings
  if (open.length === 0 || !open.every((sign) => offered.includes(sign)))
    return { ends: triage.level, isAsked: open.length === 0 }
  // What was not asked is offered once more before the result.
  const stated = Object.fromEntries(open.map((sign) => [sign, true]))
  return { ends: assess(model, person, answers, { stated }).triage.level, isAsked: true }
}
