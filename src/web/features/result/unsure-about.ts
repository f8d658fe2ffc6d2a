import { isUnsure, type Key, type StepAnswer } from '#engine'

/**
 * What "not sure" leaves open: questions about danger signs, also where some of the signs were told, and whether it was
 * the whole answer to at least half of the questions.
 */
export function unsureAbout(
  steps: readonly (readonly [Key, StepAnswer])[],
  screen: readonly Key[],
): { dangerSigns: Key[]; mostly: boolean } {
  const unanswered = steps.filter(([, answer]) => answer === 'not_sure').length
  return {
    dangerSigns: steps.flatMap(([key, answer]) => (screen.includes(key) && isUnsure(answer) ? [key] : [])),
    mostly: unanswered > 0 && unanswered * 2 >= steps.length,
  }
}
