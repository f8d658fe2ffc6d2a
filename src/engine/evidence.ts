import { answeredSteps, chosenIn, isUnsure } from './answers.ts'
import { GROUP_TEMPER, UNTICKED_TEMPER } from './constants.ts'
import type { Model, ModelOption } from './model.ts'
import type { Absence } from './conclusions.ts'
import type { Key, Step } from './knowledge.ts'
import type { Answers, Stated } from './person.ts'

/** What the answers say of a finding: it holds, or it does not and how firmly that was said. */
export interface Observation {
  option: ModelOption
  /** The step at which it was said, the firmest of several; null where it was stated outside its question. */
  step: Key | null
  /** Null where the finding holds. */
  absence: Absence | null
  /** Weight of evidence in nats for each condition, by index, before `factor`. */
  weight: Float64Array
  /** How much of the weight counts. */
  factor: number
}

/** How something can be absent, the firmest way first. */
export const ABSENCES: readonly Absence[] = ['no', 'none_of_these', 'not_ticked']

const FIRMEST_FIRST: readonly (Absence | null)[] = [null, ...ABSENCES]

/**
 * The observations in reachable answers and in what was stated, one a finding: what was chosen anywhere holds, and of
 * several denials the firmest counts. "Not sure" says nothing; beside chosen options it says
 * nothing about the others. A finding that one step leaves unsure is not denied by another step that merely lists it, but by who states
 * that it is not there: "not sure" of a list is not said of it then. Nor does a `single` step without
 * exactly one choice say anything. The option not chosen in a `single` step is no extra evidence: the chosen one
 * carries it all.
 */
export function observe(
  model: Model,
  { answers, stated }: { answers: Answers; stated: Stated },
): Observation[] {
  const observations = new Map<Key, Observation>()
  const unsure = new Set<Key>()
  const add = (option: ModelOption, absence: Absence | null, step: Key | null) => {
    const before = observations.get(option.finding)
    if (before && FIRMEST_FIRST.indexOf(before.absence) <= FIRMEST_FIRST.indexOf(absence)) return
    const { weight } = absence === null ? option.present : option.absent
    const factor = absence === 'not_ticked' ? UNTICKED_TEMPER : 1
    observations.set(option.finding, { option, step, absence, weight, factor })
  }
  for (const { step, options } of answeredSteps(model, answers)) {
    const answer = answers[step.key]!
    const chosen = chosenIn(answer)
    const exclusive = step.kind === 'single'
    if (exclusive && chosen.length !== 1) continue
    const absence = absenceIn(step, chosen)
    for (const option of options) {
      if (chosen.includes(option.finding)) add(option, null, step.key)
      else if (exclusive) continue
      else if (isUnsure(answer)) unsure.add(option.finding)
      else add(option, absence, step.key)
    }
  }
  for (const finding of unsure) if (observations.get(finding)?.absence !== null) observations.delete(finding)
  for (const [finding, holds] of Object.entries(stated)) {
    const option = model.optionsOf.get(finding)?.[0]
    if (option) add(option, holds ? null : 'no', null)
  }
  return [...observations.values()]
}

/** How firmly an answer denies the options of its step that it leaves out. */
export function absenceIn({ kind }: Pick<Step, 'kind'>, chosen: readonly Key[]): Absence {
  if (kind === 'yes_no') return 'no'
  return chosen.length === 0 ? 'none_of_these' : 'not_ticked'
}

/**
 * Tempers the weights of one correlated group: of those that are evidence for, the strongest counts whole, the next
 * GROUP_TEMPER of its weight, the next GROUP_TEMPER squared, and likewise of those against. Returns the factors in the
 * order of the weights given.
 */
export function temperFactors(weights: readonly number[]): number[] {
  return weights.map((weight, index) => {
    let rank = 0
    for (let at = 0; at < weights.length; at += 1) {
      const other = weights[at]!
      const sameSign = weight * other > 0
      if (sameSign && (Math.abs(other) > Math.abs(weight) || (other === weight && at < index))) rank += 1
    }
    return GROUP_TEMPER ** rank
  })
}

/** Observations that say much the same, together; most groups have one member. */
export function groupObservations(observations: readonly Observation[]): Observation[][] {
  const groups = new Map<number, Observation[]>()
  for (const observation of observations) {
    const { group } = observation.option
    const members = groups.get(group)
    if (members) members.push(observation)
    else groups.set(group, [observation])
  }
  return [...groups.values()]
}
