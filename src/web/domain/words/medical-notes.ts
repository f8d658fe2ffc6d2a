import type { Key } from '#engine'
import type { BundleCare, Review } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { text } from '#web/language/text.ts'
import { dayInWords, sentenceOf } from '#web/ui/words.ts'

/** What stands beside medical texts, wherever they are shown. */
export const medicalNoteMessages = {
  notAdvice:
    'This is general information, not medical advice. Only someone who examines you can say what you have.',
  careful: 'Be careful:',
  forYou: 'For you:',
  askFirst: text('{reasons} Ask a doctor or pharmacist first.'),
  /** Below the sources of a condition. */
  checkedBy: {
    clinician: text(
      'Written on {written}. On {day} it was checked and signed by {by}, {role} ({registration}).',
    ),
    reader: text(
      'Written on {written} from the sources above. On {day} a second reader went through it: its signs, how urgent it is, and its advice. That reader is not a doctor, and no doctor has signed it yet.',
    ),
    readerOfAdvice: text(
      'Written on {written} from the sources above. On {day} a second reader went through how urgent it is and its advice, but not through its signs. That reader is not a doctor, and no doctor has signed it yet.',
    ),
    nobody: text(
      'Written on {written} from the sources above. Nobody else has checked it yet, and no doctor has signed it.',
    ),
  },
}

/** Who has read what is said of a condition besides its writer, and for what. @param written the day it was, as 2026-11-22 */
export function reviewWords(review: Review | null | undefined, written: string): string {
  const { checkedBy } = medicalNoteMessages
  const days = { written: dayInWords(written), day: dayInWords(review?.date ?? written) }
  if (!review) return checkedBy.nobody(days)
  const { by, clinician, signsUnread } = review
  if (clinician) return checkedBy.clinician({ ...days, by, ...clinician })
  return (signsUnread ? checkedBy.readerOfAdvice : checkedBy.reader)(days)
}

/** That a test or treatment is one to ask about first. @param reasons sentences without their full stop (`askFirst`) */
export function askFirstWords(reasons: readonly string[]): string {
  return medicalNoteMessages.askFirst({ reasons: reasons.map(sentenceOf).join(' ') })
}

/** What somebody reported that makes a test or treatment one to ask about first, each as a sentence without its full stop. */
export function askFirst(
  { askFirstWith = [] }: Pick<BundleCare, 'askFirstWith'>,
  present: ReadonlySet<Key>,
  findings: LocationKnowledge['findings'],
): string[] {
  return askFirstWith.flatMap((key) => (present.has(key) ? (findings.get(key)?.present ?? []) : []))
}
