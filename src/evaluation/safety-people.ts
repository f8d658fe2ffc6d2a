import {
  AGE_BANDS,
  isAskedOf,
  optionsFor,
  posterior,
  type Key,
  type Model,
  type Person,
  type Sex,
  type Step,
  type StepAnswer,
} from '#engine'

/**
 * How a dangerous condition shows: with everything it usually has; without the sign that tells most; or early, with that
 * sign alone.
 */
export const PRESENTATIONS = ['typical', 'atypical', 'early'] as const
export type Presentation = (typeof PRESENTATIONS)[number]

/** From this likelihood on a typical patient has a finding; "often" of the scale. */
const TYPICAL_SHARE = 0.5
/** And an early one at least this, "sometimes", as the one sign there is. */
const EARLY_SHARE = 0.25

/** People whom a condition usually strikes here: of each possible sex, the youngest, middle and oldest of its age bands. */
export function peopleWith(model: Model, condition: Key, middleOnly: boolean): Person[] {
  const { age, sex } = model.conditions[model.indexOf.get(condition)!]!
  const usual = AGE_BANDS.map(({ range }) => range).filter(
    (range) => range.min >= age.min && range.max <= age.max,
  )
  const bands =
    usual.length > 0
      ? usual
      : AGE_BANDS.map(({ range }) => range).filter(({ min, max }) => min <= age.max && max >= age.min)
  const middle = bands[Math.floor(bands.length / 2)]!
  const ages = middleOnly ? [middle] : [...new Set([bands[0]!, middle, bands.at(-1)!])]
  const sexes: readonly Sex[] = sex === 'any' ? ['female', 'male'] : [sex]
  return (middleOnly ? sexes.slice(0, 1) : sexes)
    .flatMap((each) => ages.map((range): Person => ({ sex: each, age: range, weightKg: null })))
    .filter((person) => posterior(model, person, {}).get(condition)! > 0)
}

/**
 * A patient with a condition, who answers each step as this presentation of it would. Signs are chosen among those that
 * somebody of that age and sex is asked about.
 */
export function patientWith(
  model: Model,
  condition: Key,
  presentation: Presentation,
  person: Person,
): (step: Step) => StepAnswer {
  const index = model.indexOf.get(condition)!
  const options = (key: Key) => {
    const { step, options: all } = model.steps.get(key)!
    if (!isAskedOf(step, person)) return []
    const offered = optionsFor(model, key, person)
    return all
      .filter(({ finding }) => offered.includes(finding))
      .map(({ finding, present }) => ({
        finding,
        share: present.given[index]!,
        weight: present.weight[index]!,
      }))
  }
  const least = presentation === 'early' ? EARLY_SHARE : TYPICAL_SHARE
  const mostInformative = [...model.steps.keys()]
    .flatMap(options)
    .filter(({ share, weight }) => share >= least && weight > 0)
    .reduce<{ finding: Key | null; weight: number }>(
      (best, each) => (each.weight > best.weight ? each : best),
      {
        finding: null,
        weight: 0,
      },
    ).finding
  const shows = ({ finding, share }: { finding: Key; share: number }) => {
    if (presentation === 'early') return finding === mostInformative
    return share >= TYPICAL_SHARE && !(presentation === 'atypical' && finding === mostInformative)
  }
  return ({ key, kind }) => {
    const here = options(key)
    if (kind !== 'single') return here.filter(shows).map(({ finding }) => finding)
    const likeliest = here
      .filter(({ finding }) => presentation !== 'atypical' || finding !== mostInformative)
      .toSorted((a, b) => b.share - a.share)[0]
    return likeliest ? [likeliest.finding] : 'not_sure'
  }
}
