const LIST = new Intl.ListFormat('en', { type: 'conjunction' })
/** Each begins like a sentence. */
const inList = (need: string) => need.charAt(0).toLowerCase() + need.slice(1)

export const selfTestMessages = {
  title: 'Short tests to do yourself',
  heading: 'Short tests to do yourself',
  lead: 'Do as many as you like; the most telling comes first. What you find counts in the match score. Self-tests done alone are weak evidence, so they count less than your answers.',
  stop: 'Your own pain may come for a moment: go no further. Stop at once at strong pain, new numbness or dizziness.',
  side: {
    left: 'It hurts on your left: that is the side these tests are about.',
    right: 'It hurts on your right: that is the side these tests are about.',
  },
  groupHeading: (cause: string) => `To check for: ${cause}`,
  moreGroupHeading: (cause: string) => `More to check for: ${cause}`,
  tellsApart: (names: string) => `Can also point to: ${names}`,
  minutes: (minutes: number) => (minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`),
  needs: (needs: readonly string[]) => `You need: ${LIST.format(needs.map(inList))}`,
  notFor: 'Who must not do it',
  stopIf: 'Stop at once if',
  how: 'How to do it',
  meaning: 'What the answers mean',
  strength: { weak: 'Weak evidence.', moderate: 'Fair evidence.', strong: 'Good evidence.' },
  notSure: 'Not sure',
  cannot: "I can't or shouldn't do this",
  clear: 'Clear this answer',
  more: (count: number) => (count === 1 ? 'One more test' : `${count} more tests`),
  noneHeading: 'No self-tests for you',
  none: 'With your answers there is no self-test that is both safe and useful.',
  done: (answered: number, all: number) => `${answered} of ${all} questions answered`,
  toResult: 'See your result',
}
