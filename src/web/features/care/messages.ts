import type { BundleCare } from '#knowledge/bundle/bundle'
import { text } from '#web/language/text.ts'

export type CareCategory = BundleCare['category']

export const careMessages = {
  title: 'Tests and treatments',
  heading: 'Tests and treatments',
  lead: 'What doctors and physiotherapists often use to find, or to treat, the causes this site knows. See what each one is, what it shows and what to expect.',
  notAdvice:
    'Which of them is right for you is decided by somebody who sees you. Nothing here is a reason to ask for a test you do not need.',
  search: 'Search',
  searchHint: 'For example: scan, exercise',
  category: 'Kind',
  all: 'All kinds',
  categoryName: {
    'blood-test': 'Blood tests and samples',
    imaging: 'Imaging: X-rays and scans',
    consultation: 'Consultation and check-ups',
    therapy: 'Therapy and treatment',
  } satisfies Record<CareCategory, string>,
  foundAll: text('All {all} tests and treatments'),
  found: text('{count} of {all} tests and treatments'),
  noneFound: 'Nothing fits. Try another word, or all kinds.',
  unreachable: 'We could not reach the site. Please check your connection and try again.',
  showAll: 'Show all',
  testsHeading: 'Tests',
  treatmentsHeading: 'Treatments',
  shows: { test: 'What it shows', treatment: 'How it helps' } satisfies Record<BundleCare['kind'], string>,
  expect: 'What to expect',
  caution: 'Be careful:',
  usedFor: text('{count, plural, one {Used for # possible cause} other {Used for # possible causes}}'),
  more: 'More about it',
  moreOf: (name: string) => ` (${name})`,
  showTests: text('Show {count} more tests'),
  showTreatments: text('Show {count} more treatments'),
  backToResult: 'Back to your result',
  ownUrgency: text('What your own answers say ({place}):'),
  ownFirst: 'That comes first, whatever this list shows.',
  usedForMany: 'Too many to name here. The page of each condition says whether it is used there.',
  ownHeading: 'From your own result',
  ownLead: text(
    '{place}: used for the causes that match your answers best, those of the best match first. Not everybody needs all of it. Worked out on this device, nothing is sent.',
  ),
  ownFor: 'For:',
  ownCause: (name: string, match: string) => `${name} (${match})`,
  ownWeaker: text(
    '{count, plural, one {Show # that is used for weaker matches} other {Show # that are used for weaker matches}}',
  ),
  ownNone: 'None of them fits what you searched for.',
  emergencyHeading: 'Your answers are danger signs',
  emergencyText: 'Do not look for tests now. See what to do first.',
  emergencyLink: 'What to do now',
  unfinishedText: 'Finish your questions, and what fits your result comes first here.',
  unfinishedLink: 'Go on with the questions',
}
