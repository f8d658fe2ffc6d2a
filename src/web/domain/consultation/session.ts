import type { Answers, Person, SelfTestAnswers } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { answersOf, selfTestAnswersOf, type Consultation } from './consultation.ts'
import { settle } from './settle.ts'

/** Everything a page after the first questions works on. */
export interface Session {
  knowledge: LocationKnowledge
  consultation: Consultation
  person: Person
  answers: Answers
  selfTestAnswers: SelfTestAnswers
}

/** The session of stored answers, without those that the questions no longer ask for. */
export function sessionOf(knowledge: LocationKnowledge, stored: Consultation, person: Person): Session {
  const consultation = settle(knowledge, stored, person)
  return {
    knowledge,
    consultation,
    person,
    answers: answersOf(consultation),
    selfTestAnswers: selfTestAnswersOf(consultation),
  }
}
