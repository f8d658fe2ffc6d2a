import type { TriageLevel } from './knowledge.ts'

/** The levels in their order: a higher number has to be seen sooner. */
export const SEVERITY: Readonly<Record<TriageLevel, number>> = {
  self_care: 0,
  routine: 1,
  urgent: 2,
  emergency: 3,
}
