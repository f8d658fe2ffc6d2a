/** "Call 112 now (108 for an ambulance in India …).", or "Call an ambulance: 112 or 108 in India …." */
const NUMBERS = / \([^)]*\b108\b[^)]*\)|: 112 or 108\b[^.]*/g

/** What to do, a sentence each, without the numbers to call in every country: those stand elsewhere on the page. */
export function sentencesOf(advice: string): string[] {
  return advice.replaceAll(NUMBERS, '').split(/(?<=[.!?]) /)
}
