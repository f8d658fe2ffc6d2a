import {
  ALSO_HURTS,
  alsoFinding,
  assess,
  type Answers,
  type Assessment,
  type FurtherInput,
  type Key,
  type Person,
  type SelfTestAnswers,
} from '#engine'
import { zoneOf } from '#web/domain/body/zones.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { isCovered } from '#web/domain/knowledge/place-names.ts'
import { withApplicableAnswers, type Consultation } from './consultation.ts'

/** A consultation at a place, with all that follows from its answers. Pages render it. */
export interface Session {
  knowledge: LocationKnowledge
  /** What was entered, in its order; of the answers those that still apply. */
  consultation: Consultation
  person: Person
  assessment: Assessment
  /** Those of the assessment. */
  answers: Answers
  selfTestAnswers: SelfTestAnswers
}

/** The last one: a tap assesses its answer to know where it leads, and the page it leads to renders the same. */
let latest: { from: Consultation; session: Session } | null = null

/** Assesses a consultation, once for each answer; also the place where answers that no longer apply are left out. */
export function sessionOf(knowledge: LocationKnowledge, from: Consultation, person: Person): Session {
  if (latest && isOf(latest, knowledge, from)) return latest.session
  const assessment = assess(knowledge.model, person, answersOf(from), furtherInput(from))
  const { answers, selfTestAnswers } = assessment
  const consultation = withApplicableAnswers(from, {
    steps: answers,
    selfTestQuestions: new Set(
      knowledge.bundle.selfTests.flatMap(({ questions }) => questions.map(({ key }) => key)),
    ),
  })
  const session = { knowledge, consultation, person, assessment, answers, selfTestAnswers }
  latest = { from, session }
  return session
}

function isOf(
  { from, session }: NonNullable<typeof latest>,
  knowledge: LocationKnowledge,
  consultation: Consultation,
): boolean {
  return session.knowledge === knowledge && (consultation === from || consultation === session.consultation)
}

/** The answers as the engine wants them; where else it hurts is one of them. */
export function answersOf(consultation: Consultation): Answers {
  const elsewhere = otherPlacesOf(consultation)
  return {
    ...Object.fromEntries(consultation.steps),
    ...(elsewhere.length > 0 && { [ALSO_HURTS]: elsewhere.map(alsoFinding) }),
  }
}

/** The other places that hurt as well, in the order of choosing. */
export function otherPlacesOf({ painLocation, mark }: Pick<Consultation, 'painLocation' | 'mark'>): Key[] {
  const places = mark.also.map((key) => zoneOf(key)?.location ?? key)
  return [...new Set(places)].filter((place) => place !== painLocation?.key && isCovered(place))
}

/** What was entered besides the answers to questions, as the engine wants it. */
function furtherInput({ selfTests, stated, wentOnAfter }: Consultation): FurtherInput {
  return {
    selfTestAnswers: Object.fromEntries(selfTests),
    stated: Object.fromEntries(stated),
    wentOnAfter: wentOnAfter ?? undefined,
  }
}
