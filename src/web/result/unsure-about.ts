import type { Key, StepAnswer } from '#engine'

/** What "not sure" leaves open: danger signs, and whether it was the answer to at least half of the questions. */
export function unsureAbout(
  steps: readonly (readonly [Key, StepAnswer])[],
  screen: readonly Key[],
): { dangerSigns: Key[]; mostly: boolean } {
  const unsure = steps.filter(([, answer]) => answer === 'not_sure').map(([key]) => key)
  return {
    dangerSigns: unsure.filter((key) => screen.includes(key)),
    mostly: unsure.length > 0 && unsure.length * 2 >= steps.length,
  }
}
