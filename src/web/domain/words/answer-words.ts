import { text } from '#web/language/text.ts'
import { chosenIn, isUnsure, type SelfTestAnswers, type StepAnswer, type Sex } from '#engine'
import type { BundleSelfTest, BundleStep } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'

/** What was answered, said back: on the pages, in kept results and for a doctor. */
export const reviewMessages = {
  ownWords: 'In your own words',
  place: 'Place',
  sex: 'Sex',
  who: 'Who is in pain',
  whoName: { me: 'Me', child: 'My child', other: 'Someone else' },
  sexName: { female: 'Female', male: 'Male' } satisfies Record<Sex, string>,
  age: 'Age',
  weight: 'Weight',
  weightSkipped: 'Not given',
  change: 'Change',
  changeOf: text(' ({what})'),
  notSure: 'Not sure',
  notSureOthers: 'not sure about the others',
  none: 'None of these',
  yes: 'Yes',
  no: 'No',
  cannot: "I can't or shouldn't do this",
  takeBack: 'Remove',
  selfTests: 'Self-tests',
  kg: text('{weight} kg'),
}

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
