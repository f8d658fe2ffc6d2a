import {
  AGE_BANDS,
  holds,
  isAskedOf,
  optionsFor,
  SEVERITY,
  type Key,
  type Model,
  type Person,
  type Step,
  type StepAnswer,
  type TriageLevel,
} from '#engine'
import type { BundleRedFlag, LocationBundle } from '#knowledge/bundle/bundle'
import type { Content } from '#knowledge/content/read-content'
import { likelihoodOf } from '#knowledge/content/values'
import type { ConditionSource } from '#knowledge/schema/condition'
import { enoughFor } from './enough-for.ts'
import { play } from './play.ts'
import { modelOf } from './read-bundles.ts'

/** Signs of a dangerous condition that send somebody to help at one of its places, and not at another. */
export interface LostSign {
  condition: Key
  /** Where the signs do less. */
  place: Key
  /** The rule that knows them elsewhere, and its level. */
  rule: Key
  level: TriageLevel
  signs: readonly Key[]
  /** The level of somebody here who has nothing else, or that nobody here asks for the sign. */
  ends: TriageLevel | 'not_asked'
}

/** What is answered where the signs leave it open: pain of some days, that began by itself. */
const NEW_PAIN: ReadonlySet<Key> = new Set(['duration_days', 'injury_none'])

/** Of the sets that are enough for one rule, the likeliest are tried. */
const MOST_SETS = 4

/** What a place asks for a sign: itself, else the same sign in other words. */
type WordsFor = (sign: Key, offered: ReadonlySet<Key>) => Key[]

/**
 * Every set of signs that is enough for a red-flag rule of a dangerous condition at one of its places, but at another of
 * its places is told and ends lower, or, where it is one sign, is not asked. A set has to fit the condition, which lists
 * one of the signs as commoner than elsewhere and none as rarer. Everything else is answered with "none", by somebody of
 * the usual age, whose pain is new.
 */
export function lostSigns(content: Content, bundles: readonly LocationBundle[]): LostSign[] {
  const models = new Map(bundles.map((bundle) => [bundle.location.key, modelOf(bundle)]))
  const background = backgroundsOf(bundles)
  const wordsFor = sameSigns(content)
  const stepOf = singleSteps(content)
  const ends = new Map<string, LostSign['ends']>()
  const endOf = (place: Key, signs: readonly Key[], person: Person, least: TriageLevel) => {
    const about = JSON.stringify([place, signs, person, least])
    if (!ends.has(about)) ends.set(about, endAt(models.get(place)!, signs, person, least, wordsFor))
    return ends.get(about)!
  }
  return content.conditions.flatMap(({ value: condition }) => {
    if (!condition.danger || condition.danger.level === 'routine') return []
    return rulesOf(condition.key, bundles).flatMap(({ rule, at }) => {
      const person = personFor(condition, rule)
      if (!person) return []
      const sets = enoughFor(rule)
        .filter((signs) => fitsCondition(signs, condition, background) && canBeTold(signs, stepOf))
        .toSorted((a, b) => likelihoodOfAll(b, condition) - likelihoodOfAll(a, condition))
        .slice(0, MOST_SETS)
      return Object.keys(condition.locations)
        .filter((place) => models.has(place) && !at.has(place))
        .flatMap((place) =>
          sets.flatMap((signs): LostSign[] => {
            const end = endOf(place, signs, person, rule.level)
            if (end === 'not_asked' ? signs.length > 1 : SEVERITY[end] >= SEVERITY[rule.level]) return []
            return [{ condition: condition.key, place, rule: rule.key, level: rule.level, signs, ends: end }]
          }),
        )
    })
  })
}

/** Where somebody ends who has some signs and nothing else. A set that meets a rule of the level here is not played. */
function endAt(
  model: Model,
  signs: readonly Key[],
  person: Person,
  least: TriageLevel,
  wordsFor: WordsFor,
): LostSign['ends'] {
  const offered = new Set(
    [...model.steps.values()].flatMap(({ step }) =>
      isAskedOf(step, person) ? optionsFor(model, step.key, person) : [],
    ),
  )
  const words = signs.map((sign) => wordsFor(sign, offered))
  if (words.some((each) => each.length === 0)) return 'not_asked'
  const says = withNewPain(model, words.flat())
  const patient = ({ kind, options }: Step): StepAnswer => {
    const chosen = options.filter((option) => says.has(option))
    if (kind !== 'single') return chosen
    return chosen.length === 0 ? 'not_sure' : [chosen[0]!]
  }
  const isKnown = model.knowledge.redFlags.some(
    (rule) => SEVERITY[rule.level] >= SEVERITY[least] && holds(rule, person, says),
  )
  if (isKnown && signs.length > 1) return least
  const { answers, triage } = play(model, person, patient).assessment
  const chosen = new Set(Object.values(answers).flatMap((answer) => (answer === 'not_sure' ? [] : answer)))
  const isAsked = words.every((each) => each.some((word) => chosen.has(word)))
  return isAsked || SEVERITY[triage.level] >= SEVERITY[least] ? triage.level : 'not_asked'
}

function withNewPain({ steps }: Model, findings: readonly Key[]): Set<Key> {
  const says = new Set(findings)
  for (const { step } of steps.values()) {
    if (step.kind !== 'single' || step.options.some((option) => says.has(option))) continue
    for (const option of step.options) if (NEW_PAIN.has(option)) says.add(option)
  }
  return says
}

/** The rules that point to a condition and send somebody today, with the places where they stand. */
function rulesOf(condition: Key, bundles: readonly LocationBundle[]) {
  const rules = new Map<Key, { rule: BundleRedFlag; at: Set<Key> }>()
  for (const { location, redFlags } of bundles) {
    for (const rule of redFlags) {
      if (rule.level === 'routine' || !rule.pointsTo.includes(condition)) continue
      const known = rules.get(rule.key) ?? { rule, at: new Set() }
      known.at.add(location.key)
      rules.set(rule.key, known)
    }
  }
  return [...rules.values()]
}

/** How often people with a condition have all the signs that it lists. */
function likelihoodOfAll(signs: readonly Key[], { findings }: ConditionSource): number {
  return signs.reduce((product, sign) => product * (sign in findings ? likelihoodOf(findings[sign]!) : 1), 1)
}

function fitsCondition(
  signs: readonly Key[],
  { findings }: ConditionSource,
  background: ReadonlyMap<Key, number>,
): boolean {
  const lift = (sign: Key) =>
    sign in findings ? likelihoodOf(findings[sign]!) - (background.get(sign) ?? 0) : 0
  return signs.every((sign) => lift(sign) >= 0) && signs.some((sign) => lift(sign) > 0)
}

/** Of a question with one answer nobody tells two. */
function canBeTold(signs: readonly Key[], stepOf: ReadonlyMap<Key, Key>): boolean {
  const steps = signs.flatMap((sign) => stepOf.get(sign) ?? [])
  return new Set(steps).size === steps.length
}

/** Somebody of the middle of the ages that both have, or that one has and the other reaches. */
function personFor(condition: ConditionSource, { when: { age = {}, sex } }: BundleRedFlag): Person | null {
  if (sex !== undefined && condition.sex !== 'any' && sex !== condition.sex) return null
  const youngest = Math.max(condition.age.min, age.min ?? 0)
  const oldest = Math.min(condition.age.max, age.max ?? 120)
  const bands = AGE_BANDS.map(({ range }) => range)
  const within = bands.filter(({ min, max }) => min >= youngest && max <= oldest)
  const range =
    within[Math.floor(within.length / 2)] ?? bands.find(({ min, max }) => min <= oldest && max >= youngest)
  if (!range || youngest > oldest) return null
  return { sex: sex ?? (condition.sex === 'male' ? 'male' : 'female'), age: range, weightKg: null }
}

function backgroundsOf(bundles: readonly LocationBundle[]): Map<Key, number> {
  const most = new Map<Key, number>()
  for (const { key, background } of bundles.flatMap(({ findings }) => findings))
    most.set(key, Math.max(background, most.get(key) ?? 0))
  return most
}

function singleSteps({ steps }: Content): Map<Key, Key> {
  const single = steps.filter(({ value }) => value.kind === 'single')
  return new Map(single.flatMap(({ value }) => value.options.map((option) => [option, value.key] as const)))
}

/** By the entries of gaps.yaml that say which findings are one sign. */
function sameSigns({ gaps }: Content): WordsFor {
  const groups = gaps.flatMap(({ value }) => ('same_sign' in value ? [value.same_sign] : []))
  return (sign, offered) => {
    if (offered.has(sign)) return [sign]
    const others = groups.filter((group) => group.includes(sign)).flat()
    return [...new Set(others)].filter((other) => offered.has(other))
  }
}
