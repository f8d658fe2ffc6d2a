import { keepReachable } from './answers.ts'
import type { Progress } from './assessment.ts'
import { MAX_INTERVIEW_STEPS } from './constants.ts'
import type { Model } from './model.ts'
import { countInterview, type Inference } from './posterior.ts'
import type { Answers, Key } from './types.ts'

/** Where a question stands, counted from 1. */
export type Position =
  | { part: 'screen'; at: number; of: number }
  /** A danger sign that an answer after the first ones has brought up. */
  | { part: 'later_screen' }
  | { part: 'interview'; at: number; atMost: number }

/** How far the questions have come, whatever the order of answering. */
export function progressOf(model: Model, inference: Inference): Progress {
  return {
    screen: firstScreen(model, inference),
    asked: countInterview(inference),
    atMost: MAX_INTERVIEW_STEPS,
  }
}

/**
 * Where a question stands among those of its part.
 *
 * @param answered the answered steps in the order of answering: questions one goes back to count by it
 */
export function positionOf(
  model: Model,
  { screen, asked, atMost }: Progress,
  step: Key,
  answered: readonly Key[],
): Position {
  const isScreen = (key: Key) => model.steps.get(key)?.screen === true
  if (isScreen(step)) {
    const at = screen.indexOf(step)
    return at === -1 ? { part: 'later_screen' } : { part: 'screen', at: at + 1, of: screen.length }
  }
  const at = answered.filter((key) => !isScreen(key)).indexOf(step)
  return { part: 'interview', at: (at === -1 ? asked : at) + 1, atMost }
}

/** The danger-sign steps that this person gets whatever is answered after them. */
function firstScreen(model: Model, { person, answers }: Inference): Key[] {
  const { screen } = model.knowledge.location
  const alone: Answers = Object.fromEntries(screen.map((key) => [key, answers[key] ?? 'not_sure']))
  const reachable = keepReachable(model, person, alone)
  return screen.filter((key) => key in reachable)
}
