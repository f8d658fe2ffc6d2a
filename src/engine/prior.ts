import { FAR_OUT_OF_RANGE_FACTOR, FAR_YEARS, OUT_OF_RANGE_FACTOR } from './constants.ts'
import type { Model } from './model.ts'
import type { Condition, Range, SpanFactor } from './knowledge.ts'
import type { Person } from './person.ts'

/** How many years of an age band are looked at: "75 and over" is not spread to 120. */
const LONGEST_BAND_YEARS = 15

const kept = new WeakMap<Model, { person: Person; logPriors: Float64Array }>()

/**
 * ln(relative prior) of every condition, by index; -Infinity where it is impossible. The person stays the same from
 * answer to answer, so the last one's are kept. Not to be written to.
 */
export function logPriors(model: Model, person: Person): Float64Array {
  const last = kept.get(model)
  if (last && isSame(last.person, person)) return last.logPriors
  const own = Float64Array.from(model.conditions, (condition) => Math.log(relativePrior(condition, person)))
  kept.set(model, { person: { ...person, age: { ...person.age } }, logPriors: own })
  return own
}

function isSame(a: Person, b: Person): boolean {
  return a.sex === b.sex && a.age.min === b.age.min && a.age.max === b.age.max && a.weightKg === b.weightKg
}

/**
 * Relative prior of a condition for a person: per 1000 x sex x age x weight factors. Outside the usual age or weight it
 * is cut, far outside the usual age more; in the other sex of a one-sex condition it is 0. Not normalised.
 */
export function relativePrior({ age, sex, weightKg, prior }: Condition, person: Person): number {
  if (sex !== 'any' && sex !== person.sex) return 0
  const years: Range = {
    min: person.age.min,
    max: Math.min(person.age.max, person.age.min + LONGEST_BAND_YEARS - 1),
  }
  let relative = prior.per1000 * (prior.sexTimes[person.sex] ?? 1)
  // Most conditions are as usual over the whole band: nothing to average.
  if (prior.ageTimes.length > 0 || years.min < age.min || years.max > age.max) {
    relative *= meanOver(years, (year) => ofUsualAge(age, year) * factorAt(prior.ageTimes, year))
  }
  if (person.weightKg !== null) {
    relative *= within(weightKg, person.weightKg) * factorAt(prior.weightTimes, person.weightKg)
  }
  return relative
}

/** Whether somebody of this sex and age is near enough to those who get it for it to be named. */
export function canHave({ age, sex }: Condition, person: Person): boolean {
  const isOfSex = sex === 'any' || sex === person.sex
  return isOfSex && Math.max(age.min - person.age.max, person.age.min - age.max) <= FAR_YEARS
}

function meanOver({ min, max }: Range, value: (year: number) => number): number {
  let sum = 0
  for (let year = min; year <= max; year += 1) sum += value(year)
  return sum / (max - min + 1)
}

function ofUsualAge(age: Range, year: number): number {
  return Math.max(age.min - year, year - age.max) > FAR_YEARS ? FAR_OUT_OF_RANGE_FACTOR : within(age, year)
}

function within({ min, max }: Range, value: number): number {
  return value >= min && value <= max ? 1 : OUT_OF_RANGE_FACTOR
}

function factorAt(factors: readonly SpanFactor[], value: number): number {
  return factors.find(({ min, max }) => value >= min && value <= max)?.times ?? 1
}
