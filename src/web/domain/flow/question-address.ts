import type { Assessment, Key } from '#engine'
import type { Consultation } from '#web/domain/consultation/consultation.ts'
import { FLOW } from './flow.ts'

/** What was answered, in its order. */
interface Asked {
  consultation: Pick<Consultation, 'steps'>
}

/** Where a question is: an answered one, or the next. */
export const questionHref = (step: Key, asked: Asked): string =>
  `${FLOW.steps}#${questionFragment(step, asked)}`

/**
 * Names a question in the address by its number alone: the browser's history, which no page can wipe, is not to tell what was
 * asked, since which questions are asked tells where it hurts, and often what was answered.
 */
export function questionFragment(step: Key, { consultation: { steps } }: Asked): string {
  const at = steps.findIndex(([key]) => key === step)
  return `${(at < 0 ? steps.length : at) + 1}`
}

/** The question that a fragment names: by its number, or by its key, as older addresses do. Any other as it is. */
export function stepOfFragment(
  fragment: string,
  { consultation: { steps }, assessment: { next } }: Asked & { assessment: Pick<Assessment, 'next'> },
): string {
  if (!/^\d+$/.test(fragment)) return fragment
  return steps[Number(fragment) - 1]?.[0] ?? (next.kind === 'ask' ? next.step : '')
}
