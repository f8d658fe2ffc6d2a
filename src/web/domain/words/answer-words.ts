import { chosenIn, isUnsure, type SelfTestAnswers, type StepAnswer } from '#engine'
import type { BundleSelfTest, BundleStep } from '#knowledge/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { reviewMessages } from './review-messages.ts'

/** A step's answer in the words the person picked. */
export function stepAnswerWords(
  step: BundleStep,
  answer: StepAnswer,
  findings: LocationKnowledge['findings'],
): string {
  if (answer === 'not_sure') return reviewMessages.notSure
  if (answer.length === 0) return step.kind === 'yes_no' ? reviewMessages.no : reviewMessages.none
  const chosen = chosenIn(answer).map((key) => findings.get(key)?.label ?? key)
  return [...chosen, ...(isUnsure(answer) ? [reviewMessages.notSureOthers] : [])].join('; ')
}

/** A self-test answer in the words the person picked. */
export function selfTestAnswerWords(
  question: BundleSelfTest['questions'][number],
  answer: SelfTestAnswers[string],
): string {
  if (answer === 'not_sure') return reviewMessages.notSure
  if (answer === 'cannot') return reviewMessages.cannot
  return question.options.find(({ key }) => key === answer)?.label ?? answer
}
