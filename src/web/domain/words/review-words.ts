import type { Review } from '#knowledge/bundle/bundle'
import { text } from '#web/language/text.ts'
import { dayInWords } from '#web/ui/words.ts'

/** Below the sources of a condition. */
export const reviewNoteMessages = {
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
  const { checkedBy } = reviewNoteMessages
  const days = { written: dayInWords(written), day: dayInWords(review?.date ?? written) }
  if (!review) return checkedBy.nobody(days)
  const { by, clinician, signsUnread } = review
  if (clinician) return checkedBy.clinician({ ...days, by, ...clinician })
  return (signsUnread ? checkedBy.readerOfAdvice : checkedBy.reader)(days)
}
