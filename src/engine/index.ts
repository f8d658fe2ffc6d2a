export type * from './knowledge.ts'
export type * from './person.ts'
export type * from './conclusions.ts'
export type * from './assessment.ts'
export type { DangerNamed, FindingOffered, Mentioned, Understood, WordsFollowUp } from './own-words.ts'
export { assess } from './assess.ts'
export { AGE_BANDS, ageBandOf } from './age-bands.ts'
export { ALSO_HURTS, alsoFinding, joinPlaces } from './join-places.ts'
export { createModel, type Model, type ModelStep } from './model.ts'
export { posterior } from './posterior.ts'
export { relativePrior } from './prior.ts'
export { causesInQuestion } from './self-tests.ts'
export { areMet, findingsOf, holds } from './red-flag.ts'
export {
  chosenIn,
  fits,
  isAskedOf,
  isUnsure,
  keepReachable,
  optionsFor,
  presentFindings,
  isOptionAnswered,
} from './answers.ts'
export { SCORE_WEIGHTS } from './constants.ts'
export { SEVERITY } from './severity.ts'
