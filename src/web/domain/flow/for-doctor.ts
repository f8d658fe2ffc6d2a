import { FLOW } from './flow.ts'

/** Fragment of the result page that shows the page for a doctor. */
export const FOR_DOCTOR = 'for-your-doctor'

export const DOCTOR_HREF = `${FLOW.result}#${FOR_DOCTOR}`
