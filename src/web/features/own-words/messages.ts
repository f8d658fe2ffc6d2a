import { text } from '#web/language/text.ts'
export const ownWordsMessages = {
  heading: 'Tell us in your own words',
  title: 'In your own words',
  label: 'What is it like, how did it begin, and what else have you noticed?',
  hint: 'A few sentences are enough. Nothing you write leaves this device.',
  next: 'Continue',
  skip: 'Skip',
  empty: 'Write something, or choose "Skip".',
  checkHeading: 'Did we understand you?',
  checkText:
    'Only what you confirm counts. All your words stay on the page for your doctor, also what we did not understand.',
  known: 'You told us this before, and it counts already:',
  nothingNew: 'We found nothing else in it that we ask about. Your words stay on the page for your doctor.',
  not: text('Not: {label}'),
  mentioned: text('You mentioned: {finding}'),
  from: text('From “{quote}”'),
  right: 'Right',
  wrong: 'The opposite',
  remove: 'Remove',
  allRight: 'All of this is right',
  nothing:
    'We found nothing in it that we ask about, so it does not change your result. Your words stay on the page for your doctor.',
  failed: 'We could not read it now. Your words stay on the page for your doctor, and the questions follow.',
  call: 'Call 112',
  elseHeading: 'Anything else you noticed?',
  elseText:
    'Tell it in your own words, tick what fits, or go on. What you do not tick is not taken as a no. Your words stay on the page for your doctor.',
  search: 'Your own words, or a sign to look for',
  searchHint: 'Such as: my foot has been numb since Tuesday',
  found: 'What we found',
  foundNothing:
    'We ask about nothing that fits these words. Try others, or go on: they are kept for your doctor.',
  counted: text('{count, plural, one {1 found} other {# found}}'),
  likely: 'Is one of these true too?',
  toResult: 'See the result',
  toWhatToDo: 'Done: back to what to do now',
} as const
