import type { Consultation } from '#web/domain/consultation/consultation.ts'

/** The addresses as specified, the misspelt one too (docs/specification-differences.md). */
export const FLOW = {
  body: '/man-body',
  place: '/pain-loaction-body',
  personWithSex: '/gender-age-weight',
  person: '/weight-age',
  steps: '/steps-by-location',
  causes: '/suggested-diagnosis',
  selfTests: '/video-test-result',
  result: '/test-result',
} as const

/** Where a consultation starts from outside it. By the fragment the page sees that nobody came back to it from a later one. */
export const START_HREF = `${FLOW.body}#start`

/** The list of places, for who would rather not point: the picture above it is long on a phone. */
export const LIST = 'list'
export const PLACE_LIST_HREF = `${FLOW.place}#${LIST}`

export type FlowPath = (typeof FLOW)[keyof typeof FLOW]

type BeforeQuestions = Pick<Consultation, 'painLocation' | 'sex' | 'ageBand'>

/** Where "next" leads once the place is chosen: sex is asked only of those who picked no body. */
export function personPageFor({ sex }: Pick<BeforeQuestions, 'sex'>): FlowPath {
  return sex ? FLOW.person : FLOW.personWithSex
}

/**
 * The page that asks what `page` still lacks, or null when it may be entered. Whether the questions themselves are
 * finished is the engine's to say, once the place's knowledge is there.
 */
export function missingPage(
  page: FlowPath,
  consultation: BeforeQuestions,
  isCovered: (place: string) => boolean,
): FlowPath | null {
  if (page === FLOW.body || page === FLOW.place) return null
  if (!consultation.painLocation || !isCovered(consultation.painLocation.key))
    return consultation.sex ? FLOW.place : FLOW.body
  if (page === FLOW.personWithSex) return null
  if (!consultation.sex) return FLOW.personWithSex
  if (page === FLOW.person) return null
  return consultation.ageBand ? null : FLOW.person
}

/** Where one writes in one's own words, before the questions, checks what was understood, and adds what is left after them. */
export const OWN_WORDS = 'own-words'
export const CHECK_WORDS = 'own-words-check'
export const ANYTHING_ELSE = 'anything-else'
export const OWN_WORDS_HREF = `${FLOW.steps}#${OWN_WORDS}`

/** Fragment of the result page that shows the page for a doctor. */
export const FOR_DOCTOR = 'for-your-doctor'

export const DOCTOR_HREF = `${FLOW.result}#${FOR_DOCTOR}`
