import { fits, isApplicable } from './answers.ts'
import {
  CHANGE_CHANCE,
  GROUP_TEMPER,
  LEADING_COUNT,
  LOOKAHEAD_STEPS,
  MAX_INTERVIEW_STEPS,
  MIN_INTERVIEW_STEPS,
  WORTH_ASKING_NATS,
} from './constants.ts'
import { dangerMass, expectedInformation, type DangerMass } from './information.ts'
import type { Model, ModelOption, ModelStep, OptionState } from './model.ts'
import { reckon } from './posterior.ts'
import { pendingRules, triageOf } from './triage.ts'
import type { Answers, Next, Person } from './types.ts'

/**
 * What to ask next. Danger-sign steps come first, then the location's opening steps, then the step with the greatest
 * expected information. Once it knows enough to end, it first asks what could complete a half-met danger sign. Ends at an
 * emergency, when the result is settled, after MAX_INTERVIEW_STEPS, or when nothing is
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
    .map((entry) => ({ entry, worth: worthAsking(model, entry, { probabilities, mass, answeredGroups }) }))
    .toSorted((a, b) => b.worth - a.worth || (a.entry.step.key < b.entry.step.key ? -1 : 1))
  const best = ranked[0]
  if (!best) return { kind: 'done', because: 'nothing_left' }
  const promising = ranked.slice(0, LOOKAHEAD_STEPS).map(({ entry }) => entry)
  const settled =
    asked >= MIN_INTERVIEW_STEPS &&
    (best.worth < WORTH_ASKING_NATS || isSettled(model, promising, probabilities))
  if (!settled) return { kind: 'ask', step: best.entry.step.key, part: 'interview' }
  const open = new Set(ranked.flatMap(({ entry }) => entry.step.options))
  const missing = new Set(pendingRules(model, reckoning, level, open)[0]?.missing)
  const pending = ranked.find(({ entry }) => entry.step.options.some((option) => missing.has(option)))
  if (!pending) return { kind: 'done', because: 'settled' }
  return { kind: 'ask', step: pending.entry.step.key, part: 'interview' }
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
  model: Model,
  { step, options }: ModelStep,
  now: { probabilities: Float64Array; mass: DangerMass; answeredGroups: ReadonlyMap<string, number> },
): number {
  const fresh = (option: ModelOption) => GROUP_TEMPER ** (now.answeredGroups.get(option.group) ?? 0)
  const tells = (states: readonly OptionState[]) =>
    expectedInformation(model, states, now.probabilities, now.mass)
  if (step.kind === 'single') {
    return tells(options.map(({ present }) => present)) * Math.max(...options.map(fresh))
  }
  return options
    .map((option) => tells([option.present, option.absent]) * fresh(option))
    .toSorted((a, b) => b - a)
    .reduce((sum, worth, rank) => sum + worth * GROUP_TEMPER ** rank, 0)
}

/**
 * Whether none of the promising steps has a fair chance of changing what matters: the leader, the set of the leading
 * three, or a dangerous condition crossing its threshold.
 */
function isSettled(model: Model, promising: readonly ModelStep[], probabilities: Float64Array): boolean {
  const now = outlook(model, probabilities)
  const changes = ({ given }: OptionState): number => {
    const joint = probabilities.map((p, index) => p * given[index]!)
    const chance = joint.reduce((sum, value) => sum + value, 0)
    return chance > 0 && outlook(model, joint, chance) !== now ? chance : 0
  }
  return promising.every(({ step, options }) => {
    const questions =
      step.kind === 'single'
        ? [options.map(({ present }) => present)]
        : options.map(({ present, absent }) => [present, absent])
    return questions.every((states) => states.reduce((sum, state) => sum + changes(state), 0) < CHANGE_CHANCE)
  })
}

/** What a person would notice, of probabilities that add up to `total`: leader, leading set, dangers that apply. */
function outlook(model: Model, probabilities: Float64Array, total = 1): string {
  const leaders: number[] = []
  for (let index = 0; index < probabilities.length; index += 1) {
    const p = probabilities[index]!
    let at = leaders.length
    while (at > 0 && p > probabilities[leaders[at - 1]!]!) at -= 1
    if (at < LEADING_COUNT) leaders.splice(at, 0, index)
    if (leaders.length > LEADING_COUNT) leaders.pop()
  }
  const crossed = model.dangers
    .filter(({ index, threshold }) => probabilities[index]! >= threshold * total)
    .map(({ index }) => index)
  return `${leaders[0]}|${leaders.toSorted((a, b) => a - b).join()}|${crossed.join()}`
}
