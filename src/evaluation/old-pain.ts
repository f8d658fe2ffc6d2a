import {
  AGE_BANDS,
  holds,
  SEVERITY,
  type Key,
  type Model,
  type Person,
  type RedFlagRule,
  type TriageLevel,
} from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { endOfTelling } from './end-of-telling.ts'
import { enoughFor } from './enough-for.ts'
import { everydayCauses, isFarBelow } from './everyday-causes.ts'
import { canTell, contradict, stepsWith, withParents } from './told-signs.ts'

/** A grave sign that sends somebody with a new pain, and that does much less for somebody whose pain is old or explained. */
export interface HushedSign {
  place: Key
  /** The rule that knows the sign of a new pain, and its level. */
  rule: Key
  level: TriageLevel
  signs: readonly Key[]
  /** The everyday cause that the person has as it usually is, and how old or explained their pain is. */
  everyday: Key
  oldness: Oldness
  person: Person
  ends: TriageLevel
}

/** By what a rule can ask that the pain itself be new, or come from nothing. */
const NEW: ReadonlySet<Key> = new Set([
  'duration_under_day',
  'duration_days',
  'injury_none',
  'onset_sudden',
  'onset_hours',
  'timing_now_today',
  'headache_new',
])

/** What tells of the pain, which is old, or of an accident, whose own time rules ask: no new sign. */
const OF_THE_PAIN = /^(strength|course|timing|duration|injury|onset)_|^pain_never_eases$|^whiplash$/

/** Questions about illnesses, medicines and what happened lately: a risk, no sign. */
const OF_RISKS: ReadonlySet<Key> = new Set([
  'artery_risks',
  'belly_history',
  'blood_and_bones',
  'chest_risks',
  'family_illness',
  'known_illness',
  'leg_history',
  'medical_history',
  'pregnancy',
  'pregnancy_stage',
  'recent_events',
  'spine_illness',
  'spleen_risks',
])

/** What somebody says whose pain is old or explained, of what their place asks. */
const OLDNESS = {
  weeks: ['duration_weeks', 'timing_days_steady', 'onset_gradual', 'headache_known'],
  months: ['duration_over_3_months', 'injury_none', 'timing_days_steady', 'onset_gradual', 'headache_known'],
  months_of_strain: ['duration_over_3_months', 'injury_overuse', 'timing_days_steady', 'headache_known'],
  attacks: [
    'duration_over_3_months',
    'timing_spell_12h',
    'course_comes_and_goes',
    'earlier_episodes',
    'headache_known',
  ],
  effort: ['duration_days', 'injury_overuse', 'timing_days_steady', 'onset_gradual'],
  knock: ['duration_days', 'injury_minor', 'timing_days_steady', 'onset_hours'],
  /** Much the same as ever, and nobody knows since when. */
  unknown: ['headache_known', 'injury_none'],
} as const satisfies Record<string, readonly Key[]>
export type Oldness = keyof typeof OLDNESS

/** Of what somebody is not sure whose pain is as unknown as that. */
const UNKNOWN = ['duration_days', 'onset_gradual']

/** And what is said of a new pain besides, where a rule does not ask otherwise. */
const NEW_PAIN = ['duration_days', 'injury_none', 'timing_now_today', 'onset_sudden', 'headache_new']

/** Whom to play, and with how many of the commonest everyday causes each. */
export interface OldPainPlays {
  people: readonly Person[]
  causes: number
  oldness: readonly Oldness[]
}

export const WHOLE: OldPainPlays = {
  people: peopleOf(['5_11', '25_34', '45_54', '65_74']),
  causes: 3,
  oldness: ['weeks', 'months', 'months_of_strain', 'attacks', 'effort', 'knock', 'unknown'],
}
export const SMALL: OldPainPlays = {
  people: peopleOf(['45_54']).slice(0, 1),
  causes: 1,
  oldness: ['months', 'effort', 'unknown'],
}

/**
 * Plays everyday people of a place who have a common harmless cause as it usually is, with a pain that is old or explained,
 * and tell a grave sign besides: one that a rule makes an emergency or urgent for somebody whose pain is new. Reports who
 * ends two levels below that.
 */
export function hushedSigns(
  { location }: LocationBundle,
  model: Model,
  { people, causes, oldness }: OldPainPlays,
): HushedSign[] {
  return people.flatMap((person) => {
    const grave = graveSigns(model, person)
    return everydayCauses(model, person, causes).flatMap((everyday) =>
      grave.flatMap(({ rule, level, signs, newness }) =>
        (newness.length > 0 ? oldness : oldness.filter(isPlain)).flatMap((old): HushedSign[] => {
          // Two signs may both be asked for only when they are new; one that nobody asks is no leak of this kind.
          if (old === 'unknown' && signs.length > 1) return []
          const unsure = old === 'unknown' ? UNKNOWN : []
          const ends = endOf(model, person, everyday, signs, OLDNESS[old], level, unsure)
          if (ends === null || !isFarBelow(ends, level)) return []
          const whenNew = endOf(model, person, everyday, signs, [...newness, ...NEW_PAIN], level) ?? level
          if (!isFarBelow(ends, whenNew)) return []
          return [{ place: location.key, rule, level, signs, everyday, oldness: old, person, ends }]
        }),
      ),
    )
  })
}

interface GraveSign {
  rule: Key
  level: TriageLevel
  signs: readonly Key[]
  /** By what the rule asks that the pain be new. */
  newness: readonly Key[]
}

/** Of a sign that counts however old the pain is, only whether it is asked differs. */
function isPlain(oldness: Oldness): boolean {
  return oldness === 'months' || oldness === 'effort'
}

/**
 * The signs that a rule sends today or now: one alone, or two that need only that the pain be new. Of several rules that know
 * the same signs the gravest.
 */
function graveSigns(model: Model, person: Person): GraveSign[] {
  const grave = new Map<string, GraveSign>()
  const rules = model.knowledge.redFlags
    .filter(({ level }) => level !== 'routine')
    .toSorted((a, b) => SEVERITY[b.level] - SEVERITY[a.level])
  for (const rule of rules) {
    for (const set of enoughFor(rule)) {
      const signs = set.filter((finding) => !NEW.has(finding)).toSorted()
      const newness = set.filter((finding) => NEW.has(finding))
      if (signs.length === 0 || signs.length > (newness.length > 0 ? 2 : 1)) continue
      if (signs.some((sign) => OF_THE_PAIN.test(sign) || !canTell(model, sign, person))) continue
      if (signs.every((sign) => stepsWith(model, sign).every(({ key }) => OF_RISKS.has(key)))) continue
      if (contradict(model, set) || !isJustEnough(rule, set, person)) continue
      const key = signs.join(' ')
      if (!grave.has(key)) grave.set(key, { rule: rule.key, level: rule.level, signs, newness })
    }
  }
  return [...grave.values()]
}

/** Whether a rule holds by some findings, and by no fewer of them. */
function isJustEnough(rule: RedFlagRule, set: readonly Key[], person: Person): boolean {
  return (
    holds(rule, person, new Set(set)) &&
    set.every((one) => !holds(rule, person, new Set(set.filter((other) => other !== one))))
  )
}

/** Where somebody ends who has an everyday cause and some signs; null where the danger-sign screen and a rule settle it. */
function endOf(
  model: Model,
  person: Person,
  everyday: Key,
  signs: readonly Key[],
  pain: readonly Key[],
  level: TriageLevel,
  unsure: readonly Key[] = [],
): TriageLevel | null {
  const says = withParents(model, person, signs)
  // What is asked after an accident alone is no sign of an old pain.
  if ([...says].some((finding) => !signs.includes(finding) && OF_THE_PAIN.test(finding))) return null
  for (const each of pain)
    if (
      stepsWith(model, each).every(
        (step) => step.kind !== 'single' || !step.options.some((one) => says.has(one)),
      )
    )
      says.add(each)
  const isScreened = signs.every((sign) =>
    stepsWith(model, sign).some(({ key }) => model.steps.get(key)!.screen),
  )
  const isKnown = model.knowledge.redFlags.some(
    (rule) =>
      !isFarBelow(rule.level, level) && !rule.yieldsTo?.includes(everyday) && holds(rule, person, says),
  )
  if (isScreened && isKnown) return null
  return endOfTelling(model, person, everyday, signs, says, unsure).ends
}

function peopleOf(bands: readonly string[]): Person[] {
  return AGE_BANDS.filter(({ key }) => bands.includes(key)).flatMap(({ range }) =>
    (['female', 'male'] as const).map((sex): Person => ({ sex, age: range, weightKg: null })),
  )
}
