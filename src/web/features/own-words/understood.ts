import type { WordsDue } from '#engine'
import type { DangerMention, DangerWords, Mention, PlaceMention } from '#listening'
import { uncheckedWords } from '#web/domain/consultation/consultation.ts'
import { otherPlacesOf, type Session } from '#web/domain/consultation/session.ts'
import type { LayWordsLoad } from '#web/domain/knowledge/lexicon.ts'
import { isForOther } from '#web/domain/consultation/knowledge-for-person.ts'

/** Own words that were not checked yet. */
export interface UncheckedWords {
  text: string
  /** What they lead to; null while the lay words are not there. */
  due: WordsDue<Mention, DangerMention> | null
  /** What to do about dangers they name that no question asks about. */
  advise: readonly DangerWords[]
  /** Other places they tell of, to be asked whether it hurts there too. */
  places: readonly PlaceMention[]
  /** Nothing in them is to be confirmed or done: the questions go on, and a line says so. */
  isQuiet: boolean
}

/** What is to be done about own words; null where nothing is. */
export function heardIn(session: Session, words: LayWordsLoad): UncheckedWords | null {
  const text = uncheckedWords(session.consultation)
  if (text === null) return null
  if (typeof words === 'string')
    return { text, due: null, advise: [], places: [], isQuiet: words === 'failed' }
  const { assessment, knowledge } = session
  const understood = words.listener.understand(text, assessment.findingsOffered, {
    about: aboutWhom(session),
    parts: words.partsOf(knowledge.bundle.location.name),
    at: [knowledge.bundle.location.key, ...otherPlacesOf(session.consultation)],
  })
  const due = assessment.wordsDue(understood)
  const { places } = understood
  const advise = due.advise.flatMap(({ danger }) => words.dangers.get(danger) ?? [])
  const isQuiet = !due.ask && due.mentions.length + places.length + advise.length === 0
  return { text, due, advise, places, isQuiet }
}

function aboutWhom({ consultation }: Session): 'me' | 'child' | 'other' {
  if (consultation.who === 'other') return 'other'
  return isForOther(consultation) ? 'child' : 'me'
}
