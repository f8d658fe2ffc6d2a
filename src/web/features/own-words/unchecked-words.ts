import type { WordsFollowUp } from '#engine'
import type { DangerMention, DangerWords, Mention, PlaceMention } from '#listening'
import { uncheckedWords } from '#web/domain/consultation/consultation.ts'
import { refusedBefore } from '#web/domain/consultation/drafts.ts'
import { otherPlacesOf, type Session } from '#web/domain/consultation/session.ts'
import type { LayWordsLoad } from '#web/domain/knowledge/lexicon.ts'
import { isForOther } from '#web/domain/consultation/knowledge-for-person.ts'

/** Own words that were not checked yet. */
export interface UncheckedWords {
  text: string
  /** What they lead to; null while, or as, the lay words could not be read. */
  followUp: WordsFollowUp<Mention, DangerMention> | null
  /** What to do about dangers they name that no question asks about. */
  advise: readonly DangerWords[]
  /** Other places they mention, to be asked whether it hurts there too. */
  places: readonly PlaceMention[]
  /** Nothing in them is to be confirmed or done: the questions go on, and a line says so. */
  isEmpty: boolean
}

/** What the own words that were not checked yet lead to; null where there are none. */
export function uncheckedWordsOf(session: Session, words: LayWordsLoad): UncheckedWords | null {
  const text = uncheckedWords(session.consultation)
  if (text === null) return null
  if (typeof words === 'string')
    return { text, followUp: null, advise: [], places: [], isEmpty: words === 'failed' }
  const { assessment, knowledge } = session
  const understood = words.listener.understand(text, assessment.findingsOffered, {
    about: aboutWhom(session),
    parts: words.partsOf(knowledge.bundle.location.name),
    at: [knowledge.bundle.location.key, ...otherPlacesOf(session.consultation)],
    person: session.person,
  })
  const isRefused = refusedBefore()
  const followUp = assessment.followUpWords({
    ...understood,
    mentions: understood.mentions.filter((mention) => !isRefused(mention)),
  })
  const { places } = understood
  const advise = followUp.advise.flatMap(({ danger }) => words.dangers.get(danger) ?? [])
  const toConfirm = followUp.mentions.length + places.length + advise.length
  return { text, followUp, advise, places, isEmpty: !followUp.ask && toConfirm === 0 }
}

function aboutWhom({ consultation }: Session): 'me' | 'child' | 'other' {
  if (consultation.who === 'other') return 'other'
  return isForOther(consultation) ? 'child' : 'me'
}
