import { PROBABILITY_FLOOR } from './constants.ts'
import type { Condition, Key, Knowledge, Step } from './types.ts'

/** Probabilities of one answer option over all conditions. */
export interface ModelOption {
  finding: Key
  group: Key
  /** P(option | pain here from another cause). */
  background: number
  /** P(option | condition), by condition index. */
  given: Float64Array
  /** 1 - P(option | condition). */
  notGiven: Float64Array
}

export interface ModelStep {
  step: Step
  options: ModelOption[]
  /** A danger-sign step, asked before all others. */
  screen: boolean
}

/** A location's knowledge, laid out for reasoning: probabilities as dense arrays by condition index. */
export interface Model {
  knowledge: Knowledge
  conditions: Condition[]
  indexOf: Map<Key, number>
  steps: Map<Key, ModelStep>
  /** The conditions that must not be missed. */
  dangers: { index: number; danger: 'emergency' | 'urgent'; threshold: number }[]
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

  const prepare = (step: Step): ModelStep => {
    const options = step.options.map((key): ModelOption => {
      const { background, group } = finding.get(key) ?? {}
      if (background === undefined) throw new RangeError(`${step.key} offers ${key}, which is not a finding`)
      return {
        finding: key,
        group: group ?? key,
        background: probability(background, key),
        given: new Float64Array(conditions.length),
        notGiven: new Float64Array(conditions.length),
      }
    })
    if (step.kind === 'single') fillExclusive(options, conditions)
    else fillIndependent(options, conditions)
    for (const { given, notGiven } of options) notGiven.set(given.map((p) => 1 - p))
    return { step, options, screen: screen.has(step.key) }
  }

  return {
    knowledge,
    conditions,
    indexOf: new Map(conditions.map(({ key }, index) => [key, index])),
    steps: new Map(steps.map((step) => [step.key, prepare(step)])),
    dangers: conditions.flatMap(({ danger }, index) =>
      danger ? [{ index, danger: danger.level, threshold: danger.threshold }] : [],
    ),
  }
}

function probability(value: number, name: string): number {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`${name}: ${value} is not a probability`)
  return Math.min(1 - PROBABILITY_FLOOR, Math.max(PROBABILITY_FLOOR, value))
}

/** Each option holds or not by itself; one not listed by a condition is at its background rate. */
function fillIndependent(options: ModelOption[], conditions: Condition[]): void {
  for (const option of options) {
    for (const [index, condition] of conditions.entries()) {
      const listed = condition.likelihoods[option.finding]
      option.given[index] = listed === undefined ? option.background : probability(listed, option.finding)
    }
  }
}

/**
 * Exactly one option holds. What a condition leaves open is shared among the options it does not list in proportion to
 * their background, and everything adds up to 1.
 */
function fillExclusive(options: ModelOption[], conditions: Condition[]): void {
  const total = options.reduce((sum, option) => sum + option.background, 0)
  for (const option of options) option.background /= total
  for (const [index, condition] of conditions.entries()) {
    const listed = options.map(({ finding }) => {
      const value = condition.likelihoods[finding]
      return value === undefined ? undefined : probability(value, finding)
    })
    const named = listed.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    const openBackground = options.reduce(
      (sum, { background }, at) => (listed[at] === undefined ? sum + background : sum),
      0,
    )
    const open = openBackground === 0 ? 0 : Math.max(0, 1 - named)
    const scale = 1 / (named + open)
    for (const [at, option] of options.entries()) {
      const value = listed[at]
      const share = value ?? (open * option.background) / openBackground
      option.given[index] = probability(share * scale, option.finding)
    }
  }
}
