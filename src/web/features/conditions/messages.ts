import type { Commonness, Frequency } from '#knowledge/bundle/conditions'
import { text } from '#web/language/text.ts'

export function isSameName(name: string, medicalName: string): boolean {
  return name.toLowerCase() === medicalName.toLowerCase()
}

export const conditionMessages = {
  title: 'Conditions that cause pain',
  heading: 'Conditions that cause pain',
  lead: text(
    '{conditions} causes of pain at {places} places of the body, in plain words: typical signs, when to get help, tests, treatments and what you can do yourself.',
  ),
  notAnAnswer:
    'A page here is for reading. It knows none of your answers, and a pain can have many causes: to find out which fit yours, and how urgent it is, answer the questions.',
  start: 'Answer the questions',
  reading:
    'Opening one of these pages asks this site for it, as on every website. We do not write down which one.',
  search: 'Search by name',
  searchHint: 'For example: gout, shoulder, appendix',
  found: text('{count, plural, one {# condition} other {# conditions}}'),
  noneFound: 'Nothing fits. Try another word, or look under the place that hurts.',
  unreachable: 'We could not reach the site. Please check your connection and try again.',
  byPlace: 'By the place that hurts',
  aToZ: 'From A to Z',
  letters: 'Letters',

  back: 'All conditions',
  documentTitle: (name: string, medicalName: string) =>
    isSameName(name, medicalName) ? name : `${name} (${medicalName})`,
  medicalName: text('Medical name: {name}'),
  codes: (icd10: string, icd11: string) => `ICD-10 ${icd10}, ICD-11 ${icd11}`,
  whenHelp: 'When to get help',
  elsewhere: 'Somewhere else? Call your local emergency number.',
  dangerSigns: 'Danger signs that can mean it',
  howCommon: 'How common it is',
  howCommonLead: 'Among people with pain at that place:',
  commonness: {
    very_common: 'very common',
    common: 'common',
    uncommon: 'less common',
    rare: 'rare',
    very_rare: 'very rare',
  } satisfies Record<Commonness, string>,
  outOf1000: text('about {count} in 1,000'),
  age: {
    any: 'At any age.',
    over: text('Mostly at the age of {min} and over.'),
    upTo: text('Mostly at the age of up to {max}.'),
    between: text('Mostly at the age of {min} to {max}.'),
  },
  sex: { male: 'Only men and boys can have it.', female: 'Only women and girls can have it.', any: null },
  oftener: { male: 'It is more frequent in men.', female: 'It is more frequent in women.' },
  signs: 'Typical signs',
  signsAt: text('When the pain is here: {place}.'),
  signsFor: 'What speaks for it, if it is true of you',
  signsAgainst: 'What speaks against it, if it is true of you',
  signsNote:
    'No single sign proves it or rules it out. How often a sign occurs is mostly an estimate, made from the sources below.',
  frequency: {
    nearly_always: 'nearly always',
    usually: 'usually',
    often: 'often',
    sometimes: 'sometimes',
  } satisfies Record<Frequency, string>,
  tests: 'Tests',
  treatments: 'Treatments',
  careNote: 'Which of them is right for somebody is decided by a doctor who sees them.',
  selfCare: 'What you can do yourself',
  selfTests: 'Short tests that can help to tell',
  selfTestsNote:
    'Done alone they are weak evidence. Stop when it hurts more. In the questions they are offered only when they are safe with what you have answered.',
  notIf: 'Do not do it if',
  needs: 'You need',
  stopIf: 'Stop if',
  film: 'Show the film',
  filmLoads: 'It loads when you press play.',
  captions: 'English',
  figure: text('Where it can be felt: {places}'),
  figureCaption: 'Front and back',
  course: 'How it usually goes',
  courseNote: 'It can be quicker or slower in you.',
  neighbours: 'Often confused with',
  neighboursLead: 'No sign decides alone. These tell most:',
  ratherThis: 'Rather this one',
  ratherOther: 'Rather that one',
  checkHeading: 'Could this be your pain?',
  checkText:
    'Answer a few plain questions to see which causes fit, and how urgent it is. Your answers stay on your device.',
  checkAt: text('Start with pain here: {place}'),
  checkAnywhere: 'Start with the place that hurts',
  sources: 'Sources',
  sourceKind: { guideline: 'guideline', review: 'review', study: 'study', reference: 'reference' },
  sourceLine: (publisher: string, year: number | undefined, kind: string) =>
    [publisher, year, kind].filter((part) => part !== undefined).join(', '),
  whoCanSay: 'Only someone who examines you can say what the cause is.',

  placeTitle: text('Causes of pain: {place}'),
  placeLead: text('{includes}. {count} causes that this site knows, the most common first.'),
  placeDescription: text(
    'Pain here: {place}. {names} and {count} more causes, with signs and when to get help.',
  ),
  placeUrgent: 'Can be urgent',
  placeFigure: text('Where it is: {place}'),
  byAge: 'What usually hurts here, by age',
  ageGroup: {
    children: text('Children up to {max}'),
    teenagers: text('Teenagers, {min} to {max}'),
    adults: text('Adults, {min} to {max}'),
    older: text('Adults, {min} and over'),
  },
  placeDanger: 'Danger signs here',
  placeDangerLead: 'Each of these can mean an emergency. The questions ask about them first.',
  placeCall: 'Call 112 now',
  placeGo: 'Go to an emergency department now',
  placeDangerMore: text('{count} more danger signs'),
  placeAll: 'All causes',
}
