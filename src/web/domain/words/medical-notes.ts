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
  reviewed: text('Reviewed by {by}, {role}, on {day}.'),
  checked: text(
    'Checked against its sources by a second reader on {day}. No clinician has signed it off yet.',
  ),
  notReviewed: text(
    'Written on {day}. No second reader has checked it yet, and no clinician has signed it off.',
  ),
}

/** Who has read a text, besides who wrote it. @param written the day it was, as 2026-11-22 */
export function reviewWords(review: Review | null | undefined, written: string): string {
  if (!review) return medicalNoteMessages.notReviewed({ day: dayInWords(written) })
  const { by, clinician } = review
  const day = dayInWords(review.date)
  return clinician
    ? medicalNoteMessages.reviewed({ by, role: clinician.role, day })
    : medicalNoteMessages.checked({ day })
}

/** That a test or treatment is one to ask about first. @param reasons sentences without their full stop (`askFirst`) */
export function askFirstWords(reasons: readonly string[]): string {
  return medicalNoteMessages.askFirst({ reasons: reasons.map(sentenceOf).join(' ') })
}

/** What somebody told that makes a test or treatment one to ask about first, each as a sentence without its full stop. */
export function askFirst(
  { askFirstWith = [] }: Pick<BundleCare, 'askFirstWith'>,
  present: ReadonlySet<Key>,
  findings: LocationKnowledge['findings'],
): string[] {
  return askFirstWith.flatMap((key) => (present.has(key) ? (findings.get(key)?.present ?? []) : []))
}
