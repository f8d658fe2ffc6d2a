import { isUnsure } from './answers.ts'
import type { Unsure } from './assessment.ts'
import type { Model } from './model.ts'
import type { Answers } from './types.ts'

/** What "not sure" leaves open, given the answers that still apply. */
export function unsureAbout({ knowledge }: Model, answers: Answers): Unsure {
  const given = Object.values(answers)
  const unanswered = given.filter((answer) => answer === 'not_sure').length
  return {
    dangerSigns: knowledge.location.screen.filter((step) => isUnsure(answers[step])),
    mostly: unanswered > 0 && unanswered * 2 >= given.length,
  }
}
