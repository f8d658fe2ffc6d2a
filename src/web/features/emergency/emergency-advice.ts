import type { Assessment } from '#engine'
import type { BundleRedFlag } from '#knowledge/bundle'
import type { Session } from '#web/domain/consultation/session.ts'
import { emergencyMessages } from './messages.ts'
import { sentencesOf } from '#web/domain/words/urgency-words.ts'
import { thingsToSay } from './things-to-say.ts'

export interface EmergencyAdvice {
  /** The one thing to do first. */
  now: string
  /** What to do after it, a sentence each. */
  next: string[]
  where: string
  howFast: string
  because: string
  /** What to tell on the phone where no danger sign says it. */
  say: string[]
  /** Further danger signs, each with what it adds to what was said already. */
  also: { key: string; title: string; adds: string[] }[]
  /** What holds for every emergency and was not said already. */
  until: string[]
}

/** Of these the advice itself has the last word: the sentence for every emergency would repeat or contradict it. */
const SAID_ONCE = [/\b(eat|drink)\b/i, /\bdrive\b/i]

type Reason = Pick<BundleRedFlag, 'key' | 'title' | 'do' | 'where' | 'howFast' | 'because'>

/** A cause that has become too likely to wait is not named, because naming it helps nobody now. */
const LIKELY: Reason = {
  key: 'likely',
  title: emergencyMessages.likelyBecause,
  do: emergencyMessages.likelyDo,
  where: emergencyMessages.likelyWhere,
  howFast: emergencyMessages.likelyHowFast,
  because: emergencyMessages.likelyBecause,
}

/**
 * What to do, by the worst reason; nothing is said twice, because nobody reads a wall of text now. The numbers to call
 * stand on buttons.
 */
export function emergencyAdvice(
  { triage, emergencySigns }: Pick<Assessment, 'triage' | 'emergencySigns'>,
  { knowledge, person }: Pick<Session, 'knowledge' | 'person'>,
): EmergencyAdvice {
  const [first = LIKELY, ...others] = triage.reasons.flatMap((reason) => {
    const rule =
      reason.kind === 'red_flag' && reason.level === 'emergency' && knowledge.redFlags.get(reason.rule)
    return rule ? [rule] : []
  })
  const said = new Set<string>()
  const unsaid = (sentences: readonly string[]) =>
    sentences.filter((sentence) => !said.has(sentence) && said.add(sentence))
  const [now, ...next] = unsaid(sentencesOf(first.do))
  const also = others.map(({ key, title, do: advice }) => ({ key, title, adds: unsaid(sentencesOf(advice)) }))
  const allSaid = [...said].join(' ')
  return {
    now: now!,
    next,
    where: first.where,
    howFast: first.howFast,
    because: first.because,
    say: thingsToSay(emergencySigns, person, knowledge),
    also,
    until: emergencyMessages.until.filter(
      (sentence) => !SAID_ONCE.some((about) => about.test(sentence) && about.test(allSaid)),
    ),
  }
}
