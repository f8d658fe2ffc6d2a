import { dayInWords } from '#web/ui/words.ts'

/** What stands beside medical texts, wherever they are shown. */
export const medicalNotes = {
  notAdvice:
    'This is general information, not medical advice. Only someone who examines you can say what you have.',
  careful: 'Be careful:',
  forYou: 'For you:',
  askFirst: (reasons: readonly string[]) => `${reasons.join('. ')}. Ask a doctor or pharmacist first.`,
  reviewed: (date: string) =>
    `Checked against its sources by a second reader on ${dayInWords(date)}. No clinician has signed it off yet.`,
  notReviewed: (date: string) =>
    `Written on ${dayInWords(date)}. No second reader has checked it yet, and no clinician has signed it off.`,
}
