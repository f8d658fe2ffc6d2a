import type { EvidenceSide, Key, Score, Triage } from '#engine'
import type {
  BundleCondition,
  BundleFinding,
  BundleRedFlag,
  BundleSelfTest,
  BundleStep,
} from '#knowledge/bundle/bundle'
import type { Session } from '#web/domain/consultation/session.ts'
import { dangerSigns, type DangerSigns } from './danger-signs.ts'
import { negativesOf, type Negative } from './negatives.ts'

/** One cause with the evidence for and against it. */
export interface CauseFact {
  condition: BundleCondition
  score: Score
  for: EvidenceSide
  against: EvidenceSide
}

/** What a doctor wants of a consultation, in the order they read it. Page, print and FHIR are made of it. */
export interface ConsultationFacts {
  session: Session
  urgency: Triage
  danger: DangerSigns
  /** Answers that make it urgent and are no ticked danger sign. */
  deciding: readonly BundleFinding[]
  /** What it can mean that should be thought of, best match first. */
  canMean: readonly Key[]
  /** None at an emergency, where they would only be in the way, until the person went on with the questions. */
  causes: readonly CauseFact[]
  /** Danger-sign rules that hold, worst first; of several that say the same the first. */
  rules: readonly BundleRedFlag[]
  /** Steps that are no list of danger signs, in the order of answering. */
  steps: readonly (readonly [BundleStep, Session['answers'][string]])[]
  /** What was stated outside its question, and holds. */
  stated: readonly BundleFinding[]
  /** What was said not to be there. */
  negatives: readonly Negative[]
  selfTests: readonly SelfTestFact[]
}

export interface SelfTestFact {
  test: BundleSelfTest
  answers: readonly (readonly [question: BundleSelfTest['questions'][number], answer: string])[]
}

export function factsOf(session: Session): ConsultationFacts {
  const { knowledge, consultation, assessment } = session
  const urgency = assessment.triage
  const screen = new Set(knowledge.bundle.location.screen)
  const danger = dangerSigns(session)
  const rules = new Map<string, BundleRedFlag>()
  for (const reason of urgency.reasons) {
    const rule = reason.kind === 'red_flag' ? knowledge.redFlags.get(reason.rule) : undefined
    if (rule && !rules.has(rule.title)) rules.set(rule.title, rule)
  }
  return {
    session,
    urgency,
    danger,
    deciding: assessment.decidingFindings.flatMap((key) => knowledge.findings.get(key) ?? []),
    canMean: assessment.canMean,
    causes: urgency.level === 'emergency' && !assessment.wentOn ? [] : causesOf(session),
    rules: [...rules.values()],
    steps: consultation.steps.flatMap(([key, answer]) => {
      const step = knowledge.steps.get(key)
      return step && (step.kind === 'single' || !screen.has(key)) ? [[step, answer] as const] : []
    }),
    stated: consultation.stated.flatMap(
      ([key]) => (assessment.stated[key] === true && knowledge.findings.get(key)) || [],
    ),
    negatives: negativesOf(session),
    selfTests: selfTestsOf(session),
  }
}

function causesOf({ knowledge, assessment }: Session): CauseFact[] {
  return assessment.ranking.shown.flatMap((score) => {
    const condition = knowledge.conditions.get(score.condition)
    return condition ? [{ condition, score, ...assessment.evidenceBySide(score.condition) }] : []
  })
}

function selfTestsOf({ knowledge, selfTestAnswers }: Session): SelfTestFact[] {
  return knowledge.bundle.selfTests.flatMap((test) => {
    const answers = test.questions.flatMap((question) => {
      const answer = selfTestAnswers[question.key]
      return answer === undefined ? [] : [[question, answer] as const]
    })
    return answers.length > 0 ? [{ test, answers }] : []
  })
}
