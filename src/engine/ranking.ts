import type { RankChange, Ranking } from './assessment.ts'
import {
  ALARMING_TIMES,
  AGREEING_TIMES,
  CLEAR_LEADER,
  FAIR_SCORE,
  FOREMOST_CAUSES,
  LEAST_SCORE,
  LISTED_FROM_SCORE,
  SHOWN_AT_LEAST,
  SHOWN_AT_MOST,
  SHOWN_FROM_SCORE,
} from './constants.ts'
import type { Model } from './model.ts'
import { canHave } from './prior.ts'
import type { Score, Triage } from './conclusions.ts'
import type { Key } from './knowledge.ts'
import type { Person } from './person.ts'

/**
 * Causes in the order a person is shown them: highest score first. But an emergency ends the questions before the
 * scores know much, so what makes it one counts more than its score: what a danger sign can mean, and a dangerous cause
 * that is likely enough. Several danger signs that agree on a cause count more than one. Both hold for somebody who
 * goes on, too: a danger sign still says what to think of first (see `ALARMING_TIMES`). But then a clear leader that has
 * to be seen today counts as much, so that what is far rarer is not put before it.
 *
 * @param scores highest first
 * @param goesOn whether somebody goes on answering at an emergency
 */
export function rankCauses(
  model: Model,
  person: Person,
  triage: Triage,
  scores: readonly Score[],
  goesOn = false,
): Ranking {
  const times = alarmingTimes(model, person, triage, goesOn)
  const counts = ({ condition, final }: Score) => Math.max(final, LEAST_SCORE) * (times.get(condition) ?? 1)
  const causes = times.size === 0 ? scores : scores.toSorted((a, b) => counts(b) - counts(a))
  const shown = leading(
    causes,
    ({ final }, at) => at < SHOWN_AT_LEAST || (at < SHOWN_AT_MOST && final >= SHOWN_FROM_SCORE),
  )
  const matching = leading(shown, ({ final }, at) => at === 0 || final >= FAIR_SCORE)
  return {
    causes,
    shown,
    matching,
    explained: shown.filter(({ final }, at) => at === 0 || final >= SHOWN_FROM_SCORE),
    // A poor match behind a strong one is nothing to ask about.
    foremost: matching.slice(0, FOREMOST_CAUSES),
    lessLikely: causes.slice(shown.length).filter(({ final }) => final >= LISTED_FROM_SCORE),
  }
}

/** Causes whose rank changed, among the best before or after, in the order of after. */
export function rankChanges(before: readonly Score[], after: readonly Score[]): RankChange[] {
  const rankBefore = new Map(before.map(({ condition }, at) => [condition, at + 1]))
  return after
    .map(({ condition }, at) => ({ condition, from: rankBefore.get(condition)!, to: at + 1 }))
    .filter(({ from, to }) => from !== to && Math.min(from, to) <= SHOWN_AT_MOST)
}

/** The conditions that the danger signs found can mean in this person. */
export function pointedTo(model: Model, person: Person, triage: Pick<Triage, 'reasons'>): ReadonlySet<Key> {
  return new Set(triage.reasons.flatMap((reason) => meaningsOf(model, person, reason)))
}

/** See `Assessment.canMean`. */
export function canMean(model: Model, person: Person, triage: Triage, { causes, shown }: Ranking): Key[] {
  const meant = new Set(pointedTo(model, person, triage))
  for (const reason of triage.reasons) if (reason.kind === 'danger') meant.add(reason.condition)
  if (triage.level === 'emergency') for (const { condition } of shown) meant.add(condition)
  return causes.flatMap(({ condition }) => (meant.has(condition) ? [condition] : []))
}

/** How many times its score each cause counts at an emergency; none where it is no emergency. */
function alarmingTimes(model: Model, person: Person, { reasons }: Triage, goesOn: boolean): Map<Key, number> {
  const times = new Map<Key, number>()
  const alarming = reasons.filter(({ level }) => level === 'emergency')
  for (const condition of alarming.flatMap((reason) => meaningsOf(model, person, reason))) {
    const before = times.get(condition)
    times.set(condition, before === undefined ? ALARMING_TIMES : before * AGREEING_TIMES)
  }
  if (alarming.length === 0) return times
  for (const reason of reasons) {
    if (reason.kind !== 'danger') continue
    const leadsToday = goesOn && reason.level === 'urgent' && reason.probability >= CLEAR_LEADER
    if (reason.level === 'emergency' || leadsToday)
      times.set(reason.condition, times.get(reason.condition) ?? ALARMING_TIMES)
  }
  return times
}

/**
 * A rule is for everybody: of what it can mean, a man does not have what only women can, nor a small child what comes
 * late in life.
 */
function meaningsOf(
  { knowledge, conditions, indexOf }: Model,
  person: Person,
  reason: Triage['reasons'][number],
): readonly Key[] {
  if (reason.kind !== 'red_flag') return []
  const { pointsTo = [] } = knowledge.redFlags.find(({ key }) => key === reason.rule) ?? {}
  return pointsTo.filter((key) => {
    const condition = conditions[indexOf.get(key) ?? -1]
    return condition === undefined || canHave(condition, person)
  })
}

/** The first of some items, up to the one that no longer belongs to them. */
function leading<Item>(items: readonly Item[], belongs: (item: Item, at: number) => boolean): Item[] {
  const end = items.findIndex((item, at) => !belongs(item, at))
  return items.slice(0, end === -1 ? items.length : end)
}
