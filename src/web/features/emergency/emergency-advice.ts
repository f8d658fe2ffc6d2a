import type { Assessment } from '#engine'
import type { BundleRedFlag } from '#knowledge/bundle'
import type { Session } from '#web/domain/consultation/session.ts'
import { isForOther } from '#web/domain/consultation/knowledge-for-person.ts'
import { emergencyMessages } from './messages.ts'
import { besides } from '#web/domain/assessment/besides.ts'
import { sentencesOf } from '#web/domain/words/urgency-words.ts'
import { isChild, thingsToSay } from './things-to-say.ts'

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
  /** Further danger signs by their titles, each with what it adds to what was said already. */
  also: { title: string; adds: string[] }[]
  /** What holds for every emergency and was not said already. */
  until: string[]
}

/** Of these the advice itself has the last word: the sentence for every emergency would repeat or contradict it. */
const SAID_ONCE = [/\b(eat|drink)\b/i, /\bdrive\b/i]

/** No child drives, and beside whoever answers for somebody nobody is alone. */
const FOR_GROWN_UPS = /\b(drive yourself|let them drive)\b/
const FOR_THE_ONE_IN_PAIN = 'Do not stay alone.'

/** Where help is on the way already, where to go and when to call is no news. */
const NO_NEWS_TO_WHO_CALLED = /^(Go|Take the child|Call 112)\b/

type Reason = Pick<BundleRedFlag, 'title' | 'do' | 'transport' | 'where' | 'howFast' | 'because'>

/** A cause that has become too likely to wait is not named, because naming it helps nobody now. */
const LIKELY: Reason = {
  title: emergencyMessages.likelyBecause,
  do: emergencyMessages.likelyDo,
  transport: 'ambulance',
  where: emergencyMessages.likelyWhere,
  howFast: emergencyMessages.likelyHowFast,
  because: emergencyMessages.likelyBecause,
}

/**
 * What to do, by the first reason; nothing is said twice, because nobody reads a wall of text now. The numbers to call stand on
 * buttons.
 */
export function emergencyAdvice(
  {
    urgencyReasons,
    milderRules,
    emergencySigns,
  }: Pick<Assessment, 'urgencyReasons' | 'milderRules' | 'emergencySigns'>,
  { knowledge, person, consultation }: Pick<Session, 'knowledge' | 'person' | 'consultation'>,
): EmergencyAdvice {
  const rules = urgencyReasons.flatMap(
    (reason) => (reason.kind === 'red_flag' && knowledge.redFlags.get(reason.rule)) || [],
  )
  const [first = LIKELY, ...others] = rules
  const isCalled = first.transport === 'ambulance'
  const to = isForOther(consultation) ? 'other' : 'me'
  const isMeant = (sentence: string) =>
    !(isChild(person) && FOR_GROWN_UPS.test(sentence)) &&
    !(to === 'other' && sentence === FOR_THE_ONE_IN_PAIN)
  const said = new Set<string>()
  const unsaid = (sentences: readonly string[]) =>
    sentences.filter((sentence) => isMeant(sentence) && !said.has(sentence) && said.add(sentence))
  const [now, ...next] = unsaid(sentencesOf(first.do))
  const also = new Map<string, string[]>()
  for (const { title, do: advice } of others) {
    const adds = unsaid(sentencesOf(advice))
    const news = isCalled ? adds.filter((sentence) => !NO_NEWS_TO_WHO_CALLED.test(sentence)) : adds
    also.set(title, [...(also.get(title) ?? []), ...news])
  }
  // A milder rule has no say about food and drink where the advice has said something of it.
  for (const { title, adds } of besides({ milderRules }, knowledge)) {
    const news = adds.filter((sentence) => !isSaidOtherwise(sentence, said))
    also.set(title, [...(also.get(title) ?? []), ...unsaid(news)])
  }
  return {
    now: now!,
    next,
    where: first.where,
    howFast: first.howFast,
    because: first.because,
    say: thingsToSay(emergencySigns, person, knowledge),
    also: [...also]
      .map(([title, adds]) => ({ title, adds }))
      .filter(({ title, adds }) => title !== first.title || adds.length > 0),
    until: emergencyMessages.until[to][isCalled ? 'waits' : 'setsOff'].filter(
      (sentence) => isMeant(sentence) && !isSaidOtherwise(sentence, said),
    ),
  }
}

function isSaidOtherwise(sentence: string, said: ReadonlySet<string>): boolean {
  const all = [...said].join(' ')
  return SAID_ONCE.some((about) => about.test(sentence) && about.test(all))
}
