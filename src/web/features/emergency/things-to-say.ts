import { explain, type Answers, type Key, type Person, type Triage } from '#engine'
import { AGE_BANDS } from '#web/domain/consultation/age-bands.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { emergencyMessages } from './messages.ts'

/** More than that nobody reads out on the phone. */
const MOST_SIGNS = 5

/**
 * From this weight on, in nats, a sign speaks clearly for a cause: it is two and a half times as frequent with it as
 * without. Judgement; a likelihood ratio below 2 changes little (Jaeschke et al., JAMA 1994).
 */
const CLEAR_NATS = Math.log(2.5)

/** How long it has lasted says little to a helper, unless it has only just begun. */
const SAYS_LITTLE: ReadonlySet<Key> = new Set([
  'duration_days',
  'duration_weeks',
  'duration_to_3_months',
  'duration_over_3_months',
])

/** Where hardly any answer speaks clearly, this many of the strongest still say more than nothing. */
const FEWEST_SIGNS = 2

/** First of those who are called by a grown-up's word. */
const GROWN_UP_YEARS = 18

/**
 * What who answers an emergency call needs to hear: who is ill, where it hurts, and what speaks clearly for the cause that
 * made it an emergency. Here no danger sign has a title that says it. Empty where no cause made it an emergency.
 */
export function thingsToSay(
  urgency: Pick<Triage, 'reasons'>,
  { knowledge, person, answers }: Pick<Session, 'knowledge' | 'person' | 'answers'>,
): string[] {
  const signs = signsToSay(urgency, knowledge, answers)
  if (signs.length === 0) return []
  return [whoAndWhere(person, knowledge), ...(isChild(person) ? signs.map(emergencyMessages.ofChild) : signs)]
}

const isChild = ({ age }: Person) => age.min < GROWN_UP_YEARS

function whoAndWhere(person: Person, { bundle }: LocationKnowledge): string {
  const { sex, age } = person
  const who = emergencyMessages.who[isChild(person) ? 'child' : 'grown'][sex]
  const years = AGE_BANDS.find(({ range }) => range.min === age.min)?.label ?? `${age.min} to ${age.max}`
  return emergencyMessages.sayWho(who, years.toLowerCase(), bundle.location.name.toLowerCase())
}

/** The answers that speak clearly for the likeliest emergency, strongest first; the others would only bury them. */
function signsToSay(
  { reasons }: Pick<Triage, 'reasons'>,
  { model, findings }: LocationKnowledge,
  answers: Answers,
): string[] {
  const cause = likeliestEmergency(reasons)
  if (cause === undefined) return []
  return explain(model, answers, cause)
    .filter(({ finding, present, weight }) => present && weight > 0 && !SAYS_LITTLE.has(finding))
    .filter(({ weight }, rank) => weight >= CLEAR_NATS || rank < FEWEST_SIGNS)
    .slice(0, MOST_SIGNS)
    .flatMap(({ finding }) => findings.get(finding)?.present ?? [])
}

/** Of the causes that made it an emergency the likeliest. */
function likeliestEmergency(reasons: Triage['reasons']): Key | undefined {
  return reasons
    .flatMap((reason) =>
      (reason.kind === 'danger' || reason.kind === 'leading') && reason.level === 'emergency' ? [reason] : [],
    )
    .toSorted((a, b) => probabilityOf(b) - probabilityOf(a))[0]?.condition
}

/** A leading cause is likelier than all others. */
function probabilityOf(reason: { kind: 'danger'; probability: number } | { kind: 'leading' }): number {
  return reason.kind === 'leading' ? 1 : reason.probability
}
