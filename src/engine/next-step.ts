import { isApplicable, keepReachable, presentFindings } from './answers.ts'
import {
  CHANGE_CHANCE,
  DANGER_INTEREST,
  GROUP_TEMPER,
  LEADING_COUNT,
  LOOKAHEAD_STEPS,
  MAX_INTERVIEW_STEPS,
  MIN_INTERVIEW_STEPS,
  WORTH_ASKING_NATS,
} from './constants.ts'
import type { Model, ModelOption, ModelStep } from './model.ts'
import { posteriorArray } from './posterior.ts'
import { triage } from './triage.ts'
import type { Answers, Next, Person } from './types.ts'

/**
 * What to ask next. Danger-sign steps come first, then the location's opening steps, then the step with the greatest
 * expected information. Ends at an emergency, when the result is settled, after MAX_INTERVIEW_STEPS, or when nothing is
 * left. Depends only on what was answered, never on the order.
 */
export function nextStep(model: Model, person: Person, answers: Answers): Next {
  const reachable = keepReachable(model, person, answers)
  if (triage(model, person, reachable).level === 'emergency') return { kind: 'done', because: 'emergency' }

  const present = presentFindings(reachable)
  const isOpen = (key: string) => {
    const entry = model.steps.get(key)
    return entry !== undefined && !Object.hasOwn(reachable, key) && isApplicable(entry, person, present)
  }
  const { screen, opening } = model.knowledge.location
  const screenStep = screen.find(isOpen)
  if (screenStep !== undefined) return { kind: 'ask', step: screenStep, part: 'screen' }
  const openingStep = opening.find(isOpen)
  if (openingStep !== undefined) return { kind: 'ask', step: openingStep, part: 'interview' }

  const asked = Object.keys(reachable).filter((key) => !model.steps.get(key)!.screen).length
  if (asked >= MAX_INTERVIEW_STEPS) return { kind: 'done', because: 'enough_asked' }

  const probabilities = posteriorArray(model, person, reachable)
  const answeredGroups = groupsIn(model, reachable)
  const ranked = [...model.steps.values()]
    .filter(({ step }) => isOpen(step.key))
    .map((entry) => ({ entry, worth: worthAsking(model, entry, probabilities, answeredGroups) }))
    .toSorted((a, b) => b.worth - a.worth || (a.entry.step.key < b.entry.step.key ? -1 : 1))
  const best = ranked[0]
  if (!best) return { kind: 'done', because: 'nothing_left' }
  if (asked >= MIN_INTERVIEW_STEPS) {
    const promising = ranked.slice(0, LOOKAHEAD_STEPS).map(({ entry }) => entry)
    if (best.worth < WORTH_ASKING_NATS || isSettled(model, promising, probabilities)) {
      return { kind: 'done', because: 'settled' }
    }
  }
  return { kind: 'ask', step: best.entry.step.key, part: 'interview' }
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
 * Expected worth of a step in nats: mutual information between its answer and the condition, I(answer; condition), plus
 * DANGER_INTEREST times the information on whether it is an emergency, or an urgent cause. The options of a `multiple`
 * step add up tempered, strongest first; a group already answered is worth less.
 */
function worthAsking(
  model: Model,
  { step, options }: ModelStep,
  probabilities: Float64Array,
  answeredGroups: ReadonlyMap<string, number>,
): number {
  const fresh = (option: ModelOption) => GROUP_TEMPER ** (answeredGroups.get(option.group) ?? 0)
  if (step.kind === 'single') {
    const worth = informationOf(
      model,
      options.map(({ given }) => given),
      probabilities,
    )
    return worth * Math.max(...options.map(fresh))
  }
  return options
    .map((option) => {
      return informationOf(model, [option.given, option.notGiven], probabilities) * fresh(option)
    })
    .toSorted((a, b) => b - a)
    .reduce((sum, worth, rank) => sum + worth * GROUP_TEMPER ** rank, 0)
}

/** I(answer; condition) + danger interest, for answers that exclude each other. */
function informationOf(model: Model, given: readonly Float64Array[], probabilities: Float64Array): number {
  let about = 0
  const dangerous = { emergency: 0, urgent: 0 }
  for (const { danger, index } of model.dangers) dangerous[danger] += probabilities[index]!

  const joint = { emergency: 0, urgent: 0 }
  let interest = 0
  for (const option of given) {
    let p = 0
    let conditional = 0
    for (let index = 0; index < option.length; index += 1) {
      const share = probabilities[index]!
      const likelihood = option[index]!
      p += share * likelihood
      conditional += share * likelihood * Math.log(likelihood)
    }
    about += conditional - xLogX(p)
    joint.emergency = 0
    joint.urgent = 0
    for (const { danger, index } of model.dangers) joint[danger] += probabilities[index]! * option[index]!
    for (const level of ['emergency', 'urgent'] as const) {
      const mass = dangerous[level]
      interest +=
        DANGER_INTEREST[level] *
        (xLogXOverY(joint[level], mass * p) + xLogXOverY(p - joint[level], (1 - mass) * p))
    }
  }
  return about + interest
}

function xLogX(x: number): number {
  return x <= 0 ? 0 : x * Math.log(x)
}

function xLogXOverY(x: number, y: number): number {
  return x <= 0 || y <= 0 ? 0 : x * Math.log(x / y)
}

/**
 * Whether none of the promising steps has a fair chance of changing what matters: the leader, the set of the leading
 * three, or a dangerous condition crossing its threshold.
 */
function isSettled(model: Model, promising: readonly ModelStep[], probabilities: Float64Array): boolean {
  const now = outlook(model, probabilities)
  return promising.every(({ step, options }) => {
    const possible =
      step.kind === 'single'
        ? [options.map(({ given }) => given)]
        : options.map(({ given, notGiven }) => [given, notGiven])
    return possible.every((answers) => {
      let chance = 0
      for (const given of answers) {
        const joint = probabilities.map((p, index) => p * given[index]!)
        const p = joint.reduce((sum, value) => sum + value, 0)
        if (
          p > 0 &&
          outlook(
            model,
            joint.map((value) => value / p),
          ) !== now
        )
          chance += p
      }
      return chance < CHANGE_CHANCE
    })
  })
}

/** What a person would notice: the leader, the leading set and which dangers apply. */
function outlook(model: Model, probabilities: Float64Array): string {
  const leaders = [...probabilities.keys()]
    .toSorted((a, b) => probabilities[b]! - probabilities[a]!)
    .slice(0, LEADING_COUNT)
  const crossed = model.dangers
    .filter(({ index, threshold }) => probabilities[index]! >= threshold)
    .map(({ index }) => index)
  return `${leaders[0]}|${leaders.toSorted((a, b) => a - b).join()}|${crossed.join()}`
}
