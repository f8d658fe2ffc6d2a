import { text } from '#web/language/text.ts'
export const resultMessages = {
  causesTitle: 'Possible causes',
  causesHeading: 'What your answers point to',
  unsureDanger: 'You were not sure about these danger signs:',
  unsureDangerDo: 'If one of them could be true, do not rely on this page: ask a doctor today.',
  unsureMostly:
    'You were not sure about many questions, so this is only a rough guess. When in doubt, ask a doctor.',
  where: 'Where',
  because: 'Why',
  urgentFirst: 'First do what the box above says, whatever this list shows.',
  listHeading: 'Possible causes, best match first',
  scoreExplained:
    'The match score, from 0 to 100, says how well a cause fits your answers compared with the other causes we know for this place. It is not the chance that you have it.',
  rank: text('{rank}.'),
  score: 'Match score',
  for: 'Speaks for it',
  against: 'Speaks against it',
  explains: text('Would explain the pain at: {places}.'),
  explainsOne: 'Would not explain the other places that hurt.',
  /** Below the causes, where none of them explains another place that hurts. */
  unexplained: {
    none: text('None of these causes explains the pain here: {places}.'),
    do: 'Start again there for its own causes, once you have what you need of this result.',
    start: text('Start again for: {place}'),
    heading: text('Start again for: {place}?'),
    text: 'Age, body and weight stay. All other answers are wiped from this device: first keep or print this result if you want to have it.',
    yes: 'Wipe the answers and start there',
    no: 'Stay here',
  },
  nothingFor: 'None of your answers speaks clearly for it; it is listed because it is common.',
  nothingEither:
    'None of your answers speaks clearly for it or against it; it is listed because it is common.',
  nothingAgainst: 'None of your answers speaks clearly against it.',
  /** What stands before all that was never said, and before what was denied and has no words of its own. */
  unsaid: 'You did not mention:',
  not: text('Not: {label}'),
  showMore: text('Show {count} more'),
  askedAs: text('Asked: {question}'),
  more: 'What usually follows',
  moreOf: text(' ({name})'),
  see: 'If it is this',
  /** On the page that has no warning signs of each cause. */
  seeSooner:
    'It would need help sooner than the box above says, but your answers do not make it likely enough for that. Its warning signs are under "What speaks for and against each".',
  getHelp: 'When to get help',
  tests: 'Tests that often follow',
  treatments: 'Treatments that often follow',
  selfCare: 'What you can do yourself',
  selfCareOnceSeen: 'What you can do yourself, once you have been seen',
  sources: 'Where this comes from',
  lessLikely: text('{count, plural, one {Show 1 less likely cause} other {Show # less likely causes}}'),
  somethingElse: text('Something else, which we do not know of for this place: {score}.'),
  lessLikelyNote: 'Less likely is not ruled out.',
  selfTestsHeading: 'Tell them apart with short tests',
  selfTestsText: 'Simple movements, a minute or two each. Your answers there change the match score.',
  selfTestsLink: text('{count, plural, one {Do one short test} other {Do # short tests}}'),
  noSelfTests:
    'There are no self-tests that are safe and useful with your answers. A danger sign, an illness or your age can make them unsafe, and not every cause has one.',
  toResult: 'See your result on one page',
  yourAnswers: 'Your answers',
  resultTitle: 'Your result',
  resultHeading: 'Your result',
  resultLead: text('{place}: what your answers point to.'),
  resultLeadTested: text('{place}: what your answers and self-tests point to.'),
  testsCount: 'A cause goes up when your self-tests speak for it, and down when they speak against it.',
  /** By what they say of the cause, and where its score moved: the other way where they say more of others. */
  testEffect: {
    for: {
      hardly: 'What your self-tests showed speaks for it: its score stays about the same.',
      up: text('What your self-tests showed speaks for it: its score went up from {from} to {to}.'),
      down: text(
        'What your self-tests showed speaks for it, but more for other causes: its score went down from {from} to {to}.',
      ),
    },
    against: {
      hardly: 'What your self-tests showed speaks against it: its score stays about the same.',
      up: text(
        'What your self-tests showed speaks against it, but more against other causes: its score went up from {from} to {to}.',
      ),
      down: text('What your self-tests showed speaks against it: its score went down from {from} to {to}.'),
    },
    nothing: {
      hardly: 'Your self-tests say nothing about it: its score stays about the same.',
      up: text(
        'Your self-tests say nothing about it: its score went up from {from} to {to}, because they speak against other causes.',
      ),
      down: text(
        'Your self-tests say nothing about it: its score went down from {from} to {to}, because they speak for other causes.',
      ),
    },
  },
  workedOut: 'How this score is worked out',
  finalExplained:
    'Final match score = 0.6 × the score from your answers + 0.4 × the score once your self-tests count too. What is done alone at home counts less than what a doctor finds.',
  fromAnswers: 'From your answers',
  fromTests: 'With your self-tests',
  testSaysFor: text('speaks for it, {strength}'),
  testSaysAgainst: text('speaks against it, {strength}'),
  final: 'Final match score',
  difference: 'Below the best match',
  below: text('{percent} %'),
  sum: text('0.6 × {earlier} + 0.4 × {match} = {final}'),
  changeHeading: 'What your tests changed',
  changeNone: 'You answered no self-test, so the score comes from your answers alone.',
  changeNothing: 'Your self-tests did not change the order of the best matches.',
  up: text('{name} moved up from number {from} to number {to}.'),
  down: text('{name} moved down from number {from} to number {to}.'),
  toSelfTests: 'Go to the self-tests',
  toCare: 'Tests and treatments',
  toCauses: 'What speaks for and against each',
  summaryNote: 'You can take it to a doctor on one page.',
}
