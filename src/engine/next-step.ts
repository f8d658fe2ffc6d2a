import { fits, isApplicable } from './answers.ts'
import {
  GROUP_TEMPER,
  LOOKAHEAD_STEPS,
  MAX_INTERVIEW_STEPS,
  MIN_INTERVIEW_STEPS,
  STEPS_KEPT_FOR_DANGER,
  WORTH_ASKING_NATS,
} from './constants.ts'
import { dangerMass, informationOfOneOf, informationOfYesNo, type DangerMass } from './information.ts'
import type { Model, ModelOption, ModelStep } from './model.ts'
import { isSettled } from './outlook.ts'
import { reckon } from './posterior.ts'
import { pendingRules, triageOf } from './triage.ts'
import type { Answers, Next, Person } from './types.ts'

/**
 * What to ask next. Danger-sign steps come first, then the location's opening steps, then the step with the greatest
 * expected information. Once it knows enough to end, or has few questions left, it first asks what could complete a
 * half-met danger sign. Ends at an emergency, when the result is settled, after MAX_INTERVIEW_STEPS, or when nothing is
 * left. Depends only on what was answered, never on the order.
 */
export function nextStep(model: Model, person: Person, answers: Answers): Next {
  const reckoning = reckon(model, person, answers)
  const { level } = triageOf(model, reckoning, {})
  if (level === 'emergency') return { kind: 'done', because: 'emergency' }

  const { answers: reachable, present, probabilities } = reckoning
  const isOpen = (key: string) => {
    const entry = model.steps.get(key)
    return entry !== undefined && !Object.hasOwn(reachable, key) && isApplicable(entry, person, present)
  }
  const { screen, opening, openingFor = [] } = model.knowledge.location
  const screenStep = screen.find(isOpen)
  if (screenStep !== undefined) return { kind: 'ask', step: screenStep, part: 'screen' }
  const forPerson = openingFor.filter(({ who }) => fits(who, person)).map(({ step }) => step)
  const openingStep = [...opening, ...forPerson].find(isOpen)
  if (openingStep !== undefined) return { kind: 'ask', step: openingStep, part: 'interview' }

  const asked = Object.keys(reachable).filter((key) => !model.steps.get(key)!.screen).length
  if (asked >= MAX_INTERVIEW_STEPS) return { kind: 'done', because: 'enough_asked' }

  const answeredGroups = groupsIn(model, reachable)
  const mass = dangerMass(model, probabilities)
  const ranked = [...model.steps.values()]
    .filter(({ step }) => isOpen(step.key))
    .map((entry) => ({ entry, worth: worthAsking(entry, { probabilities, mass, answeredGroups }) }))
    .toSorted((a, b) => b.worth - a.worth || (a.entry.step.key < b.entry.step.key ? -1 : 1))
  const best = ranked[0]
  if (!best) return { kind: 'done', because: 'nothing_left' }
  const promising = ranked.slice(0, LOOKAHEAD_STEPS).map(({ entry }) => entry)
  const settled =
    asked >= MIN_INTERVIEW_STEPS &&
    (best.worth < WORTH_ASKING_NATS || isSettled(model, promising, probabilities))
  const ask = ({ entry }: typeof best): Next => ({ kind: 'ask', step: entry.step.key, part: 'interview' })
  if (!settled && asked < MAX_INTERVIEW_STEPS - STEPS_KEPT_FOR_DANGER) return ask(best)
  const open = new Set(ranked.flatMap(({ entry }) => entry.step.options))
  const missing = new Set(pendingRules(model, reckoning, level, open)[0]?.missing)
  const pending = ranked.find(({ entry }) => entry.step.options.some((option) => missing.has(option)))
  if (pending) return ask(pending)
  return settled ? { kind: 'done', because: 'settled' } : ask(best)
}

/** How many answered findings each correlated group already has. */
function groupsIn(model: Model, reachable: Answers): Map<string, number> {
  const groups = new Map<string, number>()
  for (const [key, answer] of Object.entries(reachable)) {
    if (answer === 'not_sure') continue
    for (const { group } of model.steps.get(key)!.options) groups.set(group, (groups.get(group) ?? 0) + 1)
  }
  return groups
}

/**
 * Expected worth of a step in nats: what its answer is expected to tell about the cause. The options of a `multiple` step
 * add up tempered, strongest first; a group already answered is worth less.
 */
function worthAsking(
  { step, options, oneOf }: ModelStep,
  now: { probabilities: Float64Array; mass: DangerMass; answeredGroups: ReadonlyMap<string, number> },
): number {
  const { probabilities, mass } = now
  if (step.kind === 'single') {
    const freshest = Math.max(...options.map((option) => freshness(option, now.answeredGroups)))
    return informationOfOneOf(oneOf, probabilities, mass) * freshest
  }
  return options
    .map(
      (option) =>
        informationOfYesNo(option.yesNo, probabilities, mass) * freshness(option, now.answeredGroups),
    )
    .toSorted((a, b) => b - a)
    .reduce((sum, worth, rank) => sum + worth * GROUP_TEMPER ** rank, 0)
}

function freshness({ group }: ModelOption, answeredGroups: ReadonlyMap<string, number>): number {
  return GROUP_TEMPER ** (answeredGroups.get(group) ?? 0)
}
