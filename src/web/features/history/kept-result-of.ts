import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { newUuid } from '#web/domain/storage/new-uuid.ts'
import { writeUserAnswers } from '#web/domain/consultation/user-answers.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import {
  alsoWords,
  painMessages,
  placeWords,
  spreadWords,
  strengthWords,
} from '#web/domain/words/pain-words.ts'
import { selfTestAnswerWords, stepAnswerWords, reviewMessages } from '#web/domain/words/answer-words.ts'
import type { KeptResult } from './kept-result.ts'

/** A result to keep, with everything in the words it was shown in. */
export function keptResultOf(facts: ConsultationFacts, now: Date): KeptResult {
  const { session, urgency, causes, selfTests } = facts
  const { knowledge, consultation, person } = session
  const { location, version } = knowledge.bundle
  const where = placeWords(location.name, consultation.mark)
  const answered: [string, string | null | undefined][] = [
    [painMessages.where, where],
    [painMessages.spread, spreadWords(consultation.mark)],
    [painMessages.also, alsoWords(consultation.mark)],
    [painMessages.strength, strengthWords(consultation.mark)],
    [reviewMessages.sex, reviewMessages.sexName[person.sex]],
    [reviewMessages.age, ageBandNamed(consultation.ageBand)?.label],
    [reviewMessages.weight, person.weightKg === null ? null : reviewMessages.kg({ weight: person.weightKg })],
    ...consultation.steps.map(([key, answer]): [string, string | null] => {
      const step = knowledge.steps.get(key)
      return step ? [step.question, stepAnswerWords(step, answer, knowledge.findings)] : [key, null]
    }),
    ...selfTests.flatMap(({ answers }) =>
      answers.map(([question, answer]): [string, string] => [
        question.question,
        selfTestAnswerWords(question, answer),
      ]),
    ),
  ]
  return {
    id: newUuid(),
    keptAt: now.toISOString(),
    version,
    place: { key: location.key, name: location.name, words: where },
    level: urgency.level,
    // Their order at an emergency is that of the danger: no page calls the first of them the best match.
    causes: (urgency.level === 'emergency' ? [] : causes).map(({ condition, score }) => ({
      key: condition.key,
      name: condition.name,
      score: score.final,
    })),
    answered: answered.flatMap(([question, answer]) => (answer ? [{ question, answer }] : [])),
    answers: writeUserAnswers(consultation),
  }
}
