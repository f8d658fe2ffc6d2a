import { AGE_BANDS, holds, type Key, type Model, type Person, type TriageLevel } from '#engine'
import type { BundleRedFlag, LocationBundle } from '#knowledge/bundle/bundle'
import { endOfTelling } from './end-of-telling.ts'
import { enoughFor } from './enough-for.ts'
import { everydayCauses, isFarBelow } from './everyday-causes.ts'
import { modelOf } from './read-bundles.ts'
import { canTell, contradict, stepsWith, withParents } from './told-signs.ts'

/** Signs that are just enough for a rule, told at a place where it does not stand, and what they do there. */
export interface SignElsewhere {
  place: Key
  rule: Key
  level: TriageLevel
  signs: readonly Key[]
  pain: keyof typeof PAIN
  person: Person
  ends: TriageLevel
  /** Whether a question there brought them, or they were told before the result. */
  isAsked: boolean
}

/** What is said of the pain itself, where the signs leave it open. */
const PAIN = {
  new: ['duration_days', 'injury_none', 'timing_now_today', 'headache_new'],
  months: ['duration_over_3_months', 'injury_none', 'timing_days_steady', 'onset_gradual', 'headache_known'],
} as const

/** Signs that say how new the pain is: nobody tells them of one that has lasted for months. */
const OF_A_NEW_PAIN = /^(duration|timing_now|onset_sudden|onset_hours|injury_m)/

/** Findings of one set; what needs more seldom comes together. */
const MOST_SIGNS = 4

/**
 * Tells every set of signs that is just enough for a rule of now or today at each place where it can be told and the rule does
 * not stand, beside the commonest cause there that can wait, and reports who ends two levels lower. Of each rule at a place
 * the women are played first, and men only where no woman falls. Most of what it finds means nothing there, as a brain shunt
 * with a sore wrist: docs/safety-review/signs-elsewhere.md says what was mended and what is left.
 *
 * @param places where to tell them; the rules come from all bundles
 */
export function signsElsewhere(
  bundles: readonly LocationBundle[],
  places: readonly LocationBundle[] = bundles,
): SignElsewhere[] {
  const rules = rulesOf(bundles)
  return places.flatMap((bundle) => {
    const model = modelOf(bundle)
    const everyday = commonestCause(model)
    return rules
      .filter(({ at }) => !at.has(bundle.location.key))
      .flatMap(({ rule }) => {
        for (const person of peopleFor(rule)) {
          const lost = lostBy(bundle, model, rule, person, everyday)
          if (lost.length > 0) return lost
        }
        return []
      })
  })
}

/** The rules that send somebody now or today, with the places where they stand. */
function rulesOf(bundles: readonly LocationBundle[]) {
  const rules = new Map<Key, { rule: BundleRedFlag; at: Set<Key> }>()
  for (const { location, redFlags } of bundles) {
    for (const rule of redFlags) {
      if (rule.level === 'routine') continue
      const known = rules.get(rule.key) ?? { rule, at: new Set() }
      known.at.add(location.key)
      rules.set(rule.key, known)
    }
  }
  return [...rules.values()]
}

/** A woman and a man for whom a rule is: of 45 to 54 if it is for that age, else of 25 to 34, else of its youngest. */
function peopleFor({ when: { age = {}, sex } }: BundleRedFlag): Person[] {
  const bands = AGE_BANDS.map(({ range }) => range).filter(
    ({ min, max }) => min >= (age.min ?? 0) && max <= (age.max ?? Infinity),
  )
  const range = bands.find(({ min }) => min === 45) ?? bands.find(({ min }) => min === 25) ?? bands[0]
  if (!range) return []
  return (['female', 'male'] as const)
    .filter((each) => sex === undefined || sex === each)
    .map((each) => ({ sex: each, age: range, weightKg: null }))
}

function lostBy(
  { location, redFlags }: LocationBundle,
  model: Model,
  rule: BundleRedFlag,
  person: Person,
  everydayOf: (person: Person) => Key | undefined,
): SignElsewhere[] {
  const everyday = everydayOf(person)
  if (everyday === undefined) return []
  const sets = new Map(enoughFor(rule).map((signs) => [signs.toSorted().join(' '), signs]))
  return [...sets.values()]
    .filter((signs) => signs.length <= MOST_SIGNS && signs.every((sign) => canTell(model, sign, person)))
    .filter((signs) => !contradict(model, signs))
    .flatMap((signs) =>
      (['new', 'months'] as const).flatMap((pain): SignElsewhere[] => {
        if (pain === 'months' && signs.some((sign) => OF_A_NEW_PAIN.test(sign))) return []
        const says = withPain(model, withParents(model, person, signs), PAIN[pain])
        const isKnown = redFlags.some(
          (each) => !isFarBelow(each.level, rule.level) && !each.yieldsTo && holds(each, person, says),
        )
        if (isKnown) return []
        const { ends, isAsked } = endOfTelling(model, person, everyday, signs, says)
        if (!isFarBelow(ends, rule.level)) return []
        return [
          { place: location.key, rule: rule.key, level: rule.level, signs, pain, person, ends, isAsked },
        ]
      }),
    )
}

function withPain(model: Model, signs: ReadonlySet<Key>, pain: readonly Key[]): Set<Key> {
  const says = new Set(signs)
  for (const each of pain) {
    const isSaid = stepsWith(model, each).some(
      ({ kind, options }) => kind === 'single' && options.some((option) => says.has(option)),
    )
    if (!isSaid) says.add(each)
  }
  return says
}

/** The commonest cause that can wait, of each person once. */
function commonestCause(model: Model): (person: Person) => Key | undefined {
  const known = new Map<string, Key | undefined>()
  return (person) => {
    const who = JSON.stringify(person)
    if (!known.has(who)) known.set(who, everydayCauses(model, person, 1)[0])
    return known.get(who)
  }
}
