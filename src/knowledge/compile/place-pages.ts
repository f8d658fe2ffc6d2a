import { AGE_BANDS, relativePrior, SEVERITY, type Person, type Sex } from '#engine'
import type { BundleCondition, LocationBundle } from '../bundle/bundle.ts'
import type { AgeGroup, DangerWay, PlacePage } from '../bundle/conditions.ts'
import { adviceOf } from '../content/advice.ts'
import { byKey, type Content } from '../content/read-content.ts'
import type { ActionSource } from '../schema/action.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'
import { priorOf } from '../content/values.ts'
import { commonnessOf, placesOf, slugOf } from './page-links.ts'

const SEXES: readonly Sex[] = ['female', 'male']
const MOST_USUAL = 5
/** A cause that is rarer than this among people of an age is not usual in them, however few others there are. */
const LEAST_SHARE = 0.02

const AGE_GROUPS: readonly AgeGroup[] = [
  { min: 0, max: 11 },
  { min: 12, max: 17 },
  { min: 18, max: 44 },
  { min: 45, max: 64 },
  { min: 65, max: 120 },
]

/** The pages of all places that have causes, from head to toe. */
export function compilePlacePages(content: Content, bundles: readonly LocationBundle[]): PlacePage[] {
  const locations = byKey(content.locations)
  return placesOf(content).map((place) => {
    const { anatomical, includes } = locations.get(place.key)!
    const bundle = bundles.find(({ location }) => location.key === place.key)!
    const causes = content.conditions
      .map(({ value }) => value)
      .filter((condition) => place.key in condition.locations)
      .map((condition) => ({ condition, per1000: priorOf(condition.locations[place.key]!.prior) }))
      .toSorted((a, b) => b.per1000 - a.per1000 || a.condition.name.localeCompare(b.condition.name, 'en'))
    return {
      ...place,
      anatomical,
      includes,
      byAge: AGE_GROUPS.map((age) => ({ age, causes: usualAt(age, bundle.conditions) })),
      dangerSigns: dangerSigns(place.key, content),
      causes: causes.map(({ condition, per1000 }) => ({
        slug: slugOf(condition.key),
        name: condition.name,
        medicalName: condition.medical_name,
        commonness: commonnessOf(per1000),
        urgency: condition.urgency,
      })),
    }
  })
}

/** What usually hurts at an age, both sexes and all age bands of it counted alike, most common first. */
function usualAt({ min, max }: AgeGroup, conditions: readonly BundleCondition[]) {
  const people = AGE_BANDS.filter(({ range }) => range.min >= min && range.max <= max).flatMap(({ range }) =>
    SEXES.map((sex): Person => ({ sex, age: range, weightKg: null })),
  )
  const priors = conditions.map((condition) => ({
    condition,
    prior: people.reduce((sum, person) => sum + relativePrior(condition, person), 0),
  }))
  const all = priors.reduce((sum, { prior }) => sum + prior, 0)
  return priors
    .filter(({ prior }) => prior >= LEAST_SHARE * all)
    .toSorted((a, b) => b.prior - a.prior)
    .slice(0, MOST_USUAL)
    .map(({ condition: { key, name } }) => ({ slug: slugOf(key), name }))
}

/** What cannot wait there, each once however many rules say it: what is of this place before what is of many. */
function dangerSigns(place: string, { redFlags, actions }: Content): PlacePage['dangerSigns'] {
  const known = byKey(actions)
  const rules = redFlags
    .map(({ value }) => value)
    .filter(
      ({ level, locations }) => level !== 'routine' && (locations === 'all' || locations.includes(place)),
    )
    .toSorted((a, b) => SEVERITY[b.level] - SEVERITY[a.level] || placeCount(a) - placeCount(b))
  const signs: PlacePage['dangerSigns'] = { call: [], go: [], today: [] }
  const shown = new Set<string>()
  for (const rule of rules) {
    const { title, because } = rule
    if (shown.has(title)) continue
    shown.add(title)
    signs[wayOf(rule, known)].push({ title, because })
  }
  return signs
}

function wayOf(rule: RedFlagSource, actions: ReadonlyMap<string, ActionSource>): DangerWay {
  if (rule.level !== 'emergency') return 'today'
  return adviceOf(rule, actions).transport === 'ambulance' ? 'call' : 'go'
}

function placeCount({ locations }: RedFlagSource): number {
  return locations === 'all' ? Infinity : locations.length
}
