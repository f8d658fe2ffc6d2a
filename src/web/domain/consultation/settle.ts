import { keepReachable, type Person } from '#engine'
import { answersOf, keepingAnswers, type Consultation } from './consultation.ts'
import type { Place } from '#web/domain/knowledge/place-cache.ts'

/** Leaves out answers that this place's questions don't know or, after other answers, no longer ask. */
export function settle(place: Place, told: Consultation, person: Person): Consultation {
  const complete = Object.entries(keepReachable(place.model, person, answersOf(told))).filter(
    ([key, answer]) =>
      answer === 'not_sure' || answer.length === 1 || place.steps.get(key)?.kind !== 'single',
  )
  return keepingAnswers(told, {
    steps: keepReachable(place.model, person, Object.fromEntries(complete)),
    selfTestQuestions: new Set(
      place.bundle.selfTests.flatMap(({ questions }) => questions.map(({ key }) => key)),
    ),
  })
}
