import type { BundleSelfTest, LocationBundle } from '../bundle/bundle.ts'
import type { CareText, ConditionIndex, ConditionPage, Frequency } from '../bundle/conditions.ts'
import { helpOnPage } from './help-on-page.ts'
import { signsApart } from './neighbours.ts'
import { mainPlaceOf } from './main-place.ts'
import { byName, commonnessOf, placesOf, slugOf } from './page-links.ts'
import { publishedReview } from './review.ts'
import { compileSelfTest, type SelfTestFilms } from './self-test.ts'
import { compileSource } from './source.ts'
import type { Content } from '../content/read-content.ts'
import type { ConditionSource } from '../schema/condition.ts'
import { factorOf, priorOf } from '../content/values.ts'

const MOST_SIGNS_FOR = 12
const MOST_SIGNS_AGAINST = 8

/** A sign is evidence for a condition when it is half as frequent again with it as without, against it when half as frequent. */
const TELLING_NATS = Math.log(1.5)
const AGAINST_NATS = Math.log(2)
/** What hardly anybody has is not worth saying that people with the condition have it not. */
const LEAST_BACKGROUND = 0.05
/** How many times as frequent in one sex as in the other is worth saying. */
const CLEARLY_OFTENER = 1.5

const FREQUENCIES: readonly Frequency[] = ['nearly_always', 'usually', 'often', 'sometimes']

export function compileConditionIndex(content: Content): ConditionIndex {
  const places = placesOf(content)
  return {
    places,
    conditions: byName(content.conditions.map(({ value }) => value)).map((condition) => ({
      slug: slugOf(condition.key),
      name: condition.name,
      medicalName: condition.medical_name,
      places: places.flatMap(({ key }, index) => (key in condition.locations ? [index] : [])),
    })),
  }
}

/** The pages of all conditions, by name. */
export function compileConditionPages(
  content: Content,
  bundles: readonly LocationBundle[],
  films: SelfTestFilms,
): ConditionPage[] {
  const places = new Map(placesOf(content).map((place) => [place.key, place]))
  const locations = new Map(content.locations.map(({ value }) => [value.key, value]))
  const conditions = new Map(content.conditions.map(({ value }) => [value.key, value]))
  const sources = new Map(content.sources.map(({ value }) => [value.key, compileSource(value)]))
  const selfTests = new Map(content.selfTests.map(({ value }) => [value.key, compileSelfTest(value, films)]))
  const careText = careTexts(content)
  return byName([...conditions.values()]).map((condition) => ({
    slug: slugOf(condition.key),
    name: condition.name,
    medicalName: condition.medical_name,
    codes: condition.codes,
    description: condition.description,
    urgency: condition.urgency,
    see: condition.see,
    help: helpOnPage(condition, content),
    places: [...places.values()]
      .filter(({ key }) => key in condition.locations)
      .map((place) => {
        const { prior } = condition.locations[place.key]!
        const isCited = typeof prior === 'object' && typeof prior.per_1000 === 'number'
        return {
          place,
          anatomical: locations.get(place.key)!.anatomical,
          commonness: commonnessOf(priorOf(prior)),
          per1000: isCited ? priorOf(prior) : null,
        }
      }),
    runsThrough: condition.runs_through ?? [],
    age: condition.age,
    sex: condition.sex,
    oftenerIn: oftenerIn(condition),
    signs: signsOf(condition, bundles),
    course: condition.course?.stages ?? [],
    tests: condition.tests.map(careText),
    treatments: condition.treatments.map(careText),
    selfCare: condition.self_care,
    // Whoever may have an emergency tries nothing first.
    selfTests:
      condition.urgency === 'emergency'
        ? []
        : Object.keys(condition.self_tests ?? {}).map((key) => selfTestText(selfTests.get(key)!)),
    neighbours: condition.neighbours.map((key) => ({
      slug: slugOf(key),
      name: conditions.get(key)!.name,
      apart: signsApart(condition, key, bundles),
    })),
    sources: [...new Set([...condition.sources, ...(condition.course?.sources ?? [])])].map((key) =>
      sources.get(key)!,
    ),
    written: condition.written,
    review: publishedReview(condition.review) ?? null,
  }))
}

function oftenerIn({ sex, locations }: ConditionSource): ConditionPage['oftenerIn'] {
  if (sex !== 'any') return null
  const ratios = Object.values(locations).map(
    ({ sex_times: { male, female } = {} }) =>
      factorOf(male ?? 1) / Math.max(factorOf(female ?? 1), Number.EPSILON),
  )
  if (ratios.every((ratio) => ratio >= CLEARLY_OFTENER)) return 'male'
  return ratios.every((ratio) => ratio <= 1 / CLEARLY_OFTENER) ? 'female' : null
}

/**
 * What tells a condition from others where it most often hurts: its own share of a finding against everybody else's there,
 * as the engine weighs it. Other places ask other questions, and what is usual there need not be usual here.
 */
function signsOf(condition: ConditionSource, bundles: readonly LocationBundle[]): ConditionPage['signs'] {
  const { key, locations } = condition
  const place = mainPlaceOf(condition)
  const bundle = bundles.find(({ location }) => location.key === place)!
  const { likelihoods } = bundle.conditions.find((known) => known.key === key)!
  const listed = bundle.findings.flatMap(({ key: finding, present, background }) => {
    const given = likelihoods[finding]
    return given === undefined
      ? []
      : [{ text: present, given, background, nats: Math.log(given / background) }]
  })
  return {
    at: Object.keys(locations).length > 1 ? bundle.location.name : null,
    for: listed
      .filter(({ given, nats }) => frequencyOf(given) && nats >= TELLING_NATS)
      .toSorted((a, b) => b.given * b.nats - a.given * a.nats)
      .slice(0, MOST_SIGNS_FOR)
      .map(({ text, given }) => ({ text, frequency: frequencyOf(given)! }))
      .toSorted((a, b) => FREQUENCIES.indexOf(a.frequency) - FREQUENCIES.indexOf(b.frequency)),
    against: listed
      .filter(({ background, nats }) => nats <= -AGAINST_NATS && background >= LEAST_BACKGROUND)
      .toSorted((a, b) => a.background * a.nats - b.background * b.nats)
      .slice(0, MOST_SIGNS_AGAINST)
      .map(({ text }) => text),
  }
}

function frequencyOf(share: number): Frequency | null {
  if (share >= 0.85) return 'nearly_always'
  if (share >= 0.62) return 'usually'
  if (share >= 0.38) return 'often'
  return share >= 0.2 ? 'sometimes' : null
}

function careTexts({ care }: Content): (use: ConditionSource['tests'][number]) => CareText {
  const known = new Map(care.map(({ value }) => [value.key, value]))
  return (use) => {
    const { name, what, shows, caution = null } = known.get(typeof use === 'string' ? use : use.care)!
    return { name, what, shows, caution, note: typeof use === 'string' ? null : use.note }
  }
}

function selfTestText(test: BundleSelfTest): ConditionPage['selfTests'][number] {
  const { key, name, purpose, needs, instructions, stopIf, meaning, film, notIf } = test
  return { key, name, purpose, needs, instructions, stopIf, meaning, film, notIf: notIf.say }
}
