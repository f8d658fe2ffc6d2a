import type { Assessment } from '#engine'
import type { BundleRedFlag } from '#knowledge/bundle/bundle'
import { adviceSentences, withMarks, type AdviceSentence, type AdviceTopic } from '#knowledge/bundle/advice'
import type { Session } from '#web/domain/consultation/session.ts'
import { isForOther } from '#web/domain/consultation/knowledge-for-person.ts'
import { sentenceOf } from '#web/ui/words.ts'
import { emergencyMessages, UNTIL_MARKS } from './messages.ts'
import { milderFindings } from '#web/domain/assessment/milder-findings.ts'
import { isChild, thingsToSay } from './things-to-say.ts'

export interface EmergencyAdvice {
  /** The one thing to do first. */
  now: string
  /** What to do after it, a sentence each. */
  next: string[]
  where: string
  howFast: string
  /** Which sign it is, and what it can mean. */
  because: string
  /** What to say on the phone where no danger sign says it. */
  say: string[]
  /** Further danger signs by their titles, each with what it adds to what was said already; milder ones only if they add something, or if no sign is named yet. */
  also: { title: string; adds: string[] }[]
  /** What holds for every emergency and was not said already. */
  until: string[]
}

/** Of these the advice itself has the last word: the sentence for every emergency would repeat or contradict it. */
const SAID_ONCE: readonly AdviceTopic[] = ['food', 'driving']

type Reason = Pick<BundleRedFlag, 'title' | 'do' | 'marks' | 'transport' | 'where' | 'howFast' | 'because'>

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
  // No child drives, and beside whoever answers for somebody nobody is alone.
  const isMeant = ({ about }: AdviceSentence) =>
    !(isChild(person) && about.includes('drives_self')) && !(to === 'other' && about.includes('alone'))
  const said = new Map<string, AdviceSentence>()
  const unsaid = (sentences: readonly AdviceSentence[]) =>
    sentences.filter(
      (sentence) => isMeant(sentence) && !said.has(sentence.say) && said.set(sentence.say, sentence),
    )
  const isSaidOtherwise = ({ about }: AdviceSentence) =>
    SAID_ONCE.some(
      (topic) => about.includes(topic) && [...said.values()].some((one) => one.about.includes(topic)),
    )
  const [now, ...next] = unsaid(adviceSentences(first.do, first.marks)).map(({ say }) => say)
  const also = new Map<string, string[]>()
  const add = (title: string, sentences: readonly AdviceSentence[]) =>
    also.set(title, [...(also.get(title) ?? []), ...sentences.map(({ say }) => say)])
  for (const { title, do: advice, marks } of others) {
    const adds = unsaid(adviceSentences(advice, marks))
    // Where help is on the way already, where to go and when to call is no news.
    add(title, isCalled ? adds.filter(({ about }) => !about.includes('way')) : adds)
  }
  // A milder rule stands here for what it adds, or where no sign says yet what it is about. It has no say about food and drink where
  // the advice has said something of it.
  for (const { title, adds } of milderFindings({ milderRules }, knowledge)) {
    const more = unsaid(adds.filter((sentence) => !isSaidOtherwise(sentence)))
    if (more[0] || first === LIKELY) add(title, more)
  }
  const way = isCalled ? 'waits' : 'setsOff'
  return {
    now: now!,
    next,
    where: first.where,
    howFast: first.howFast,
    because: first === LIKELY ? first.because : `${sentenceOf(first.title)} ${first.because}`,
    say: thingsToSay(emergencySigns, person, knowledge),
    also: [...also]
      .map(([title, adds]) => ({ title, adds }))
      .filter(({ title, adds }) => title !== first.title || adds.length > 0),
    until: withMarks(emergencyMessages.until[to][way], UNTIL_MARKS[to][way])
      .filter((sentence) => isMeant(sentence) && !isSaidOtherwise(sentence))
      .map(({ say }) => say),
  }
}
