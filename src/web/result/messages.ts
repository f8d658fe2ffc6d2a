import type { TriageLevel } from '#engine'

/** A calendar day such as 2026-11-21 in words. */
function dayOf(isoDate: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
}

export const resultMessages = {
  causesTitle: 'Possible causes',
  causesHeading: 'What your answers point to',
  notAdvice:
    'This is general information, not medical advice. Only someone who examines you can say what you have.',
  level: {
    emergency: 'Get emergency help now',
    urgent: 'Get seen by a doctor today',
    routine: 'See a doctor or physiotherapist in the coming days or weeks',
    self_care: 'You can look after this at home for now',
  } satisfies Record<TriageLevel, string>,
  levelFallback: 'If it gets worse, or you are worried, get seen sooner.',
  unsureDanger: 'You were not sure about these danger signs:',
  unsureDangerDo: 'If one of them could be true, do not rely on this page: ask a doctor today.',
  unsureBecause: 'You could not tell about a danger sign.',
  unsureDo: 'Have a family doctor or nurse go through it with you in the coming days.',
  unsureMostly:
    'You were not sure about many questions, so this is only a rough guess. When in doubt, ask a doctor.',
  howFast: 'How soon',
  where: 'Where',
  because: 'Why',
  dangerTodayDo:
    'Let a doctor look at it today and name this. Call 112 or your local emergency number if it gets worse or you feel very ill.',
  dangerBecause: (name: string) => `Your answers fit this well enough that it should be checked: ${name}.`,
  urgentFirst: 'First do what the box above says, whatever this list shows.',
  listHeading: 'Possible causes, best match first',
  scoreExplained:
    'The match score, from 0 to 100, says how well a cause fits your answers compared with the other causes we know for this place. It is not the chance that you have it.',
  rank: (rank: number) => `${rank}.`,
  score: 'Match score',
  match: {
    strong: 'Strong match',
    good: 'Good match',
    fair: 'Possible match',
    weak: 'Weak match',
    poor: 'Poor match',
  },
  for: 'Speaks for it',
  against: 'Speaks against it',
  nothingFor: 'None of your answers speaks for it; it is listed because it is common.',
  nothingEither: 'None of your answers speaks for it or against it; it is listed because it is common.',
  nothingAgainst: 'None of your answers speaks against it.',
  strength: { strong: 'strongly', medium: 'clearly', slight: 'a little' },
  showMore: (count: number) => `Show ${count} more`,
  notThis: (label: string) => `Not: ${label}`,
  more: 'What usually follows',
  moreOf: (name: string) => ` (${name})`,
  whatItIs: 'What it is',
  see: 'If it is this',
  getHelp: 'Get help sooner if',
  tests: 'Tests that often follow',
  treatments: 'Treatments that often follow',
  selfCare: 'What you can do yourself',
  sources: 'Where this comes from',
  reviewed: (date: string) =>
    `Checked against its sources by a second reader on ${dayOf(date)}. No clinician has signed it off yet.`,
  notReviewed: (date: string) =>
    `Written on ${dayOf(date)}. No second reader has checked it yet, and no clinician has signed it off.`,
  sourceLine: (publisher: string, year: number) => `${publisher}, ${year}`,
  lessLikely: (count: number) => `Show ${count} less likely causes`,
  lessLikelyNote: 'They fit your answers less well. They are not ruled out.',
  selfTestsHeading: 'Tell them apart with short tests',
  selfTestsText: 'Simple movements, a minute or two each. Your answers there change the match score.',
  selfTestsLink: (count: number) => (count === 1 ? 'Do one short test' : `Do ${count} short tests`),
  noSelfTests: 'There are no self-tests that are safe and useful with your answers.',
  toResult: 'See your result on one page',
  yourAnswers: 'Your answers',
  resultTitle: 'Your result',
  resultHeading: 'Your result',
  resultLead: (place: string, isTested: boolean) =>
    `${place}: what your answers${isTested ? ' and self-tests' : ''} point to.`,
  finalExplained:
    'Final match score = 0.6 × the score from your answers + 0.4 × how well your self-tests agree. The highest is the best match.',
  fromAnswers: 'From your answers',
  fromTests: 'From your self-tests',
  final: 'Final match score',
  notTested: 'No self-test counts for it, so the score from your answers stands in.',
  difference: 'Below the highest',
  below: (percent: string) => `${percent} %`,
  sum: (earlier: string, match: string, final: string) => `0.6 × ${earlier} + 0.4 × ${match} = ${final}`,
  changeHeading: 'What your tests changed',
  changeNone: 'You have not answered any self-test yet, so the score comes from your answers alone.',
  changeNothing: 'Your self-tests did not change the order of the best matches.',
  up: (name: string, from: number, to: number) => `${name}: up from place ${from} to place ${to}.`,
  down: (name: string, from: number, to: number) => `${name}: down from place ${from} to place ${to}.`,
  toSelfTests: 'Go to the self-tests',
  toCare: 'Tests and treatments',
  toCauses: 'What speaks for and against each',
  summaryNote: 'You can take it to a doctor on one page.',
}
