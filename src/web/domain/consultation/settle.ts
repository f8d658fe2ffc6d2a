import { keepReachable, type Person } from '#engine'
import { answersOf, keepingAnswers, type Consultation } from './consultation.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'

/** Leaves out answers that this place's questions don't know or, after other answers, no longer ask. */
export function settle(
  knowledge: LocationKnowledge,
  consultation: Consultation,
  person: Person,
): Consultation {
  const complete = Object.entries(keepReachable(knowledge.model, person, answersOf(consultation))).filter(
    ([key, answer]) =>
      answer === 'not_sure' || answer.length === 1 || knowledge.steps.get(key)?.kind !== 'single',
  )
  return keepingAnswers(consultation, {
    steps: keepReachable(knowledge.model, person, Object.fromEntries(complete)),
    selfTestQuestions: new Set(
      knowledge.bundle.selfTests.flatMap(({ questions }) => questions.map(({ key }) => key)),
    ),
  })
}
