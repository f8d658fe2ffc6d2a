import type { QuestionnaireResponse, QuestionnaireResponseItem } from '@medplum/fhirtypes'
import { chosenIn, isUnsure, type StepAnswer } from '#engine'
import type { BundleStep } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { selfTestAnswerWords, reviewMessages } from '#web/domain/words/answer-words.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { doctorMessages } from '../words/messages.ts'
import { fhirMessages } from './messages.ts'
import { findingCoding, ASKED_UNKNOWN, type ResourceFrame } from './codings.ts'

/** Every question that was answered, in three groups: danger signs, the other questions, self-tests. */
export function questionnaireResponse(
  { session, steps, selfTests }: ConsultationFacts,
  { instant, subject, site }: ResourceFrame,
): QuestionnaireResponse {
  const { knowledge, answers } = session
  const screen = knowledge.bundle.location.screen.flatMap((key) => {
    const step = knowledge.steps.get(key)
    const answer = answers[key]
    return step && answer !== undefined ? [[step, answer] as const] : []
  })
  // Which one of several holds ('when does it hurt?') the sheet shows with the other answers; here each stands once.
  const isScreen = new Set(knowledge.bundle.location.screen)
  const ofSteps = (entries: readonly (readonly [BundleStep, StepAnswer])[]) =>
    entries.map(([step, answer]) => stepItem(step, answer, knowledge.findings, site))
  const tests = selfTests.map(({ test, answers }) => ({
    linkId: `self-tests/${test.key}`,
    text: test.name,
    item: answers.map(([question, answer]) => ({
      linkId: `self-tests/${test.key}/${question.key}`,
      text: question.question,
      answer: [{ valueString: selfTestAnswerWords(question, answer) }],
    })),
  }))
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: `${site}/knowledge/${knowledge.bundle.location.key}.json|${knowledge.bundle.version}`,
    status: 'completed',
    subject,
    source: subject,
    authored: instant,
    item: [
      group('danger-signs', fhirMessages.dangerAsked, ofSteps(screen)),
      group('questions', fhirMessages.answersOther, ofSteps(steps.filter(([{ key }]) => !isScreen.has(key)))),
      group('self-tests', doctorMessages.selfTests, tests),
    ].flat(),
  }
}

/** No item at all for a group without answers: FHIR has no empty lists. */
function group(linkId: string, text: string, item: QuestionnaireResponseItem[]): QuestionnaireResponseItem[] {
  return item.length > 0 ? [{ linkId, text, item }] : []
}

function stepItem(
  { key, question, kind }: BundleStep,
  answer: StepAnswer,
  findings: LocationKnowledge['findings'],
  site: string,
): QuestionnaireResponseItem {
  const item = { linkId: `steps/${key}`, text: question }
  if (answer === 'not_sure') return { ...item, answer: [{ valueCoding: ASKED_UNKNOWN }] }
  if (kind === 'yes_no') return { ...item, answer: [{ valueBoolean: answer.length > 0 }] }
  if (answer.length === 0) return { ...item, answer: [{ valueString: reviewMessages.none }] }
  return {
    ...item,
    answer: [
      ...chosenIn(answer).flatMap((option) => {
        const finding = findings.get(option)
        return finding ? [{ valueCoding: findingCoding(finding, site) }] : []
      }),
      ...(isUnsure(answer) ? [{ valueCoding: ASKED_UNKNOWN }] : []),
    ],
  }
}
