import { LEAST_OPEN_SHARE, PROBABILITY_FLOOR } from './constants.ts'
import { contrastOfOne, contrastOfYesNo, DANGER_CODE, type Contrast } from './contrast.ts'
import type { Condition, Danger, Finding, Key, Knowledge, Step } from './knowledge.ts'

/** One answer option, with what it says about every condition. */
export interface ModelOption {
  finding: Key
  /** Number of its group; a finding without one is a group of its own. */
  group: number
  onlyFor: Finding['onlyFor']
  /** What its question is asked after, one of these; always where there are none. */
  dependsOnAny: Step['dependsOnAny']
  /** The option holds. */
  present: OptionState
  /** The option does not hold. */
  absent: OptionState
  /** The evidence of its holding or not. */
  yesNo: Contrast
}

/** An option holding, or not holding, over all conditions. */
export interface OptionState {
  /** P(state | pain here from another cause). */
  background: number
  /** P(state | condition), by condition index. */
  given: Float64Array
  /** Weight of evidence in nats, ln(given / background), by condition index. Above 0 is evidence for (Good, 1950). */
  weight: Float64Array
}

export interface ModelStep {
  step: Step
  /** Its place among the location's steps. */
  order: number
  options: ModelOption[]
  /** The evidence of each option as the only one that holds; of `single` steps alone. */
  oneOf: Contrast[]
  /** A danger-sign step, asked before all others. */
  screen: boolean
}

/** A location's knowledge, laid out for reasoning: probabilities as dense arrays by condition index. */
export interface Model {
  knowledge: Knowledge
  conditions: Condition[]
  indexOf: Map<Key, number>
  steps: Map<Key, ModelStep>
  /** Those that may be asked, by their keys: the order in which equally good ones are asked. */
  stepsInKeyOrder: ModelStep[]
  /** The options of a finding, at each step that lists it. */
  optionsOf: Map<Key, ModelOption[]>
  groupCount: number
  /** The conditions that raise the level by themselves. */
  dangerous: { index: number; condition: Key; danger: Danger }[]
  /** Those of them that need somebody today or now, so that questions are chosen to tell them apart. */
  acute: { index: number; danger: number; threshold: number; urgentFrom: number }[]
}

/**
 * Prepares a location's knowledge for reasoning. Cost grows linearly with conditions x findings; do it once per
 * location. Throws RangeError when the knowledge contradicts itself (an option without a finding, a probability
 * outside 0 to 1, no conditions).
 */
export function createModel(knowledge: Knowledge): Model {
  const { conditions, steps, findings, location } = knowledge
  if (conditions.length === 0) throw new RangeError(`no conditions at ${location.key}`)
  const finding = new Map(findings.map((entry) => [entry.key, entry]))
  const screen = new Set(location.screen)
  const dangerOf = Uint8Array.from(conditions, ({ danger }) => (danger ? DANGER_CODE[danger.level] : 0))

  const groups = new Map<Key, number>()
  const numberOf = (group: Key) => {
    if (!groups.has(group)) groups.set(group, groups.size)
    return groups.get(group)!
  }

  const prepare = (step: Step, order: number): ModelStep => {
    const backgrounds = step.options.map((key) => {
      const background = finding.get(key)?.background
      if (background === undefined) throw new RangeError(`${step.key} offers ${key}, which is not a finding`)
      return probability(background, key)
    })
    const fill = step.kind === 'single' ? exclusive : independent
    const filled = fill(step.options, backgrounds, conditions)
    return {
      step,
      order,
      oneOf:
        step.kind === 'single'
          ? filled.map(({ background, given }) => contrastOfOne(background, given, dangerOf))
          : [],
      screen: screen.has(step.key),
      options: step.options.map((key, at) => {
        const { background, given } = filled[at]!
        return {
          finding: key,
          group: numberOf(finding.get(key)?.group ?? key),
          onlyFor: finding.get(key)?.onlyFor,
          dependsOnAny: step.toldAlone ? [] : step.dependsOnAny,
          present: optionState(background, given),
          absent: optionState(
            1 - background,
            given.map((p) => 1 - p),
          ),
          yesNo: contrastOfYesNo(background, given, dangerOf),
        }
      }),
    }
  }

  const prepared = steps.map(prepare)
  return {
    knowledge,
    conditions,
    indexOf: new Map(conditions.map(({ key }, index) => [key, index])),
    steps: new Map(prepared.map((entry) => [entry.step.key, entry])),
    stepsInKeyOrder: prepared
      .filter(({ step }) => !step.neverAsked)
      .toSorted((a, b) => (a.step.key < b.step.key ? -1 : 1)),
    optionsOf: byFinding(prepared),
    groupCount: groups.size,
    dangerous: conditions.flatMap(({ key, danger }, index) =>
      danger ? [{ index, condition: key, danger }] : [],
    ),
    acute: conditions.flatMap(({ danger }, index) => {
      if (!danger || danger.level === 'routine') return []
      const { level, threshold, urgentFrom = threshold } = danger
      return [{ index, danger: DANGER_CODE[level], threshold, urgentFrom }]
    }),
  }
}

function byFinding(steps: readonly ModelStep[]): Map<Key, ModelOption[]> {
  const optionsOf = new Map<Key, ModelOption[]>()
  for (const option of steps.flatMap(({ options }) => options)) {
    const before = optionsOf.get(option.finding)
    if (before) before.push(option)
    else optionsOf.set(option.finding, [option])
  }
  return optionsOf
}

function optionState(background: number, given: Float64Array): OptionState {
  const weight = new Float64Array(given.length)
  given.forEach((p, index) => {
    if (p !== background) weight[index] = Math.log(p / background)
  })
  return { background, given, weight }
}

function probability(value: number, name: string): number {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`${name}: ${value} is not a probability`)
  return Math.min(1 - PROBABILITY_FLOOR, Math.max(PROBABILITY_FLOOR, value))
}

interface Filled {
  background: number
  given: Float64Array
}

/** Each option holds or not by itself; one not listed by a condition is at its background rate. */
function independent(
  options: readonly Key[],
  backgrounds: readonly number[],
  conditions: readonly Condition[],
): Filled[] {
  return options.map((key, at) => {
    const background = backgrounds[at]!
    const given = new Float64Array(conditions.length).fill(background)
    for (const [index, { likelihoods }] of conditions.entries()) {
      const listed = likelihoods[key]
      if (listed !== undefined) given[index] = probability(listed, key)
    }
    return { background, given }
  })
}

/**
 * Exactly one option holds. What a condition leaves open, LEAST_OPEN_SHARE at least, is shared among the options it
 * does not list in proportion to their background, and everything adds up to 1.
 */
function exclusive(
  options: readonly Key[],
  backgrounds: readonly number[],
  conditions: readonly Condition[],
): Filled[] {
  const total = backgrounds.reduce((sum, background) => sum + background, 0)
  const filled = backgrounds.map((background) => ({
    background: background / total,
    given: new Float64Array(conditions.length).fill(background / total),
  }))
  for (const [index, { likelihoods }] of conditions.entries()) {
    const listed = options.map((key) => {
      const value = likelihoods[key]
      return value === undefined ? undefined : probability(value, key)
    })
    if (listed.every((value) => value === undefined)) continue
    const named = listed.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    const openBackground = filled.reduce(
      (sum, { background }, at) => (listed[at] === undefined ? sum + background : sum),
      0,
    )
    const open = openBackground === 0 ? 0 : Math.max(LEAST_OPEN_SHARE, 1 - named)
    const scale = 1 / (named + open)
    for (const [at, { background, given }] of filled.entries()) {
      const share = listed[at] ?? (open * background) / openBackground
      given[index] = probability(share * scale, options[at]!)
    }
  }
  return filled
}
