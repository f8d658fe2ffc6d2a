import { chosenIn, isUnsure, optionsFor, presentFindings, type Key } from '#engine'
import type { BundleFinding, BundleStep } from '#knowledge/bundle'
import type { Session } from '#web/domain/consultation/session.ts'
import { absenceIn, FIRMEST_FIRST, type Absence } from './absence.ts'

/** What was asked at one step and is not there, with how firmly that was said. */
export interface Negative {
  /** "Left shoulder or left arm" says little without "does the pain go anywhere else?". */
  step: BundleStep
  said: Absence
  findings: readonly BundleFinding[]
}

/**
 * What the answers to `asked` leave out: the firmest first, then in the order given. A finding asked twice stands once,
 * where it was said most firmly, and not at all if it was chosen anywhere. Which one of several holds ("when does it
 * hurt?") leaves nothing out.
 */
export function negativesOf(
  { knowledge, person, answers }: Pick<Session, 'knowledge' | 'person' | 'answers'>,
  asked: readonly Key[] = Object.keys(answers),
): Negative[] {
  const present = presentFindings(answers)
  return asked
    .flatMap((key) => {
      const step = knowledge.steps.get(key)
      const answer = answers[key]
      if (!step || answer === undefined || isUnsure(answer) || step.kind === 'single') return []
      return [{ step, said: absenceIn(step, chosenIn(answer)) }]
    })
    .toSorted((a, b) => FIRMEST_FIRST.indexOf(a.said) - FIRMEST_FIRST.indexOf(b.said))
    .map(({ step, said }) => {
      const left = optionsFor(knowledge.model, step.key, person).filter(
        (key) => !present.has(key) && present.add(key),
      )
      return { step, said, findings: left.flatMap((key) => knowledge.findings.get(key) ?? []) }
    })
    .filter(({ findings }) => findings.length > 0)
}
