import type { Key } from '#engine'
import type { BundleCare, Review } from '#knowledge/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { dayInWords } from '#web/ui/words.ts'

/** What stands beside medical texts, wherever they are shown. */
export const medicalNotes = {
  notAdvice:
    'This is general information, not medical advice. Only someone who examines you can say what you have.',
  careful: 'Be careful:',
  forYou: 'For you:',
  askFirst: (reasons: readonly string[]) => `${reasons.join('. ')}. Ask a doctor or pharmacist first.`,
  reviewed: ({ date, by, clinician }: Review) =>
    clinician
      ? `Reviewed by ${by}, ${clinician.role}, on ${dayInWords(date)}.`
      : `Checked against its sources by a second reader on ${dayInWords(date)}. No clinician has signed it off yet.`,
  notReviewed: (date: string) =>
    `Written on ${dayInWords(date)}. No second reader has checked it yet, and no clinician has signed it off.`,
}

/** What somebody told that makes a test or treatment one to ask about first, each as a sentence without its full stop. */
export function askFirst(
  { askFirstWith = [] }: Pick<BundleCare, 'askFirstWith'>,
  present: ReadonlySet<Key>,
  findings: LocationKnowledge['findings'],
): string[] {
  return askFirstWith.flatMap((key) => (present.has(key) ? (findings.get(key)?.present ?? []) : []))
}
