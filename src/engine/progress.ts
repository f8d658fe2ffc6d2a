import { keepReachable } from './answers.ts'
import type { Position } from './assessment.ts'
import { MAX_INTERVIEW_STEPS } from './constants.ts'
import { ALSO_HURTS } from './join-places.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import type { Key } from './knowledge.ts'
import type { Answers, Person } from './person.ts'

/**
 * Where a question stands among those of its part. One that was answered counts in the order in which the answers were
 * given.
 */
export function positionOf(model: Model, inference: Inference, step: Key): Position {
  const isScreen = (key: Key) => model.steps.get(key)?.screen === true
  if (isScreen(step)) {
    const screen = firstScreen(model, inference.person)
    if (!screen.includes(step)) return { part: 'later_screen' }
    const answered = Object.keys(inference.answers).filter((key) => screen.includes(key))
    const before = answered.indexOf(step)
    return { part: 'screen', at: (before === -1 ? answered.length : before) + 1, of: screen.length }
  }
  const interview = Object.keys(inference.answers).filter((key) => !isScreen(key))
  // What was stated beforehand needs no question, and none is counted for it: the first one asked is number 1.
  const answered = interview.filter((key) => key !== ALSO_HURTS)
  const before = answered.indexOf(step)
  const at = (before === -1 ? answered.length : before) + 1
  // What is stated last, with all questions answered, may bring one more.
  const atMost = MAX_INTERVIEW_STEPS - inference.statedSteps - (interview.length - answered.length)
  return { part: 'interview', at, atMost: Math.max(at, atMost) }
}

/** The danger-sign steps that this person gets whatever is answered: how many there are never changes on the way. */
function firstScreen(model: Model, person: Person): Key[] {
  const { screen } = model.knowledge.location
  const unanswered: Answers = Object.fromEntries(screen.map((key) => [key, 'not_sure']))
  const reachable = keepReachable(model, person, unanswered)
  return screen.filter((key) => key in reachable)
}
