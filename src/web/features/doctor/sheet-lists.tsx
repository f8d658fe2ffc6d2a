import type { ReactNode } from 'react'
import { chosenIn, isUnsure, type StepAnswer } from '#engine'
import type { BundleStep } from '#knowledge/bundle/bundle'
import { reviewMessages, selfTestAnswerWords, stepAnswerWords } from '#web/domain/words/answer-words.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { sentenceOf } from '#web/ui/words.ts'
import { sayOf } from '#knowledge/bundle/they'
import { doctorMessages } from './words/messages.ts'
import styles from './doctor-sheet.module.css'

interface SheetListProps {
  heading: string
  items: readonly (readonly [key: string, words: ReactNode])[]
}

/** Short entries in two columns, if there are any. */
export function SheetList({ heading, items }: SheetListProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h3>{heading}</h3>
      <ul className={`${styles.columns} ${styles.entries}`}>
        {items.map(([key, words]) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </div>
  )
}

/** The story: what was stated, also what was stated not to be there, and what was answered. What was left out stands apart. */
export function SheetAnswers({ facts }: { facts: ConsultationFacts }) {
  const { steps, stated, negatives, session } = facts
  const answered = steps.filter(([, answer]) => answer === 'not_sure' || answer.length > 0)
  const denied = negatives.flatMap(({ step, findings }) => (step === null ? findings : []))
  const statements = [
    ...stated.map(({ present }) => present),
    ...denied.map(({ absent, label }) => absent ?? doctorMessages.no({ label })),
  ]
    .map(sayOf(session.knowledge.bundle.they))
    .join('; ')
  const unasked = [
    'stated',
    <>
      {doctorMessages.stated} <b>{sentenceOf(statements)}</b>
    </>,
  ] as const
  return (
    <SheetList
      heading={doctorMessages.answers}
      items={[
        ...(statements ? [unasked] : []),
        ...answered.map(
          ([step, answer]) =>
            [
              step.key,
              <>
                {step.question} <StepAnswered step={step} answer={answer} facts={facts} />
              </>,
            ] as const,
        ),
      ]}
    />
  )
}

interface StepAnswerProps {
  step: BundleStep
  answer: StepAnswer
  facts: ConsultationFacts
}

/** Of one answer both: "Fever" stands out, "not sure about the others" beside it does not. */
function StepAnswered({ step, answer, facts }: StepAnswerProps) {
  const { findings } = facts.session.knowledge
  const chosen = chosenIn(answer)
  const isOpen = isUnsure(answer)
  if (!isOpen || chosen.length === 0)
    return <Answer isOpen={isOpen}>{stepAnswerWords(step, answer, findings)}</Answer>
  return (
    <>
      <b>{stepAnswerWords(step, chosen, findings)};</b> {sentenceOf(reviewMessages.notSureOthers)}
    </>
  )
}

/** What was found stands out, what was left open does not. */
function Answer({ isOpen, children }: { isOpen: boolean; children: string }) {
  const Weight = isOpen ? 'span' : 'b'
  return <Weight>{sentenceOf(children)}</Weight>
}

export function SheetSelfTests({ facts: { selfTests } }: { facts: ConsultationFacts }) {
  return (
    <SheetList
      heading={doctorMessages.selfTests}
      items={selfTests.map(({ test, answers }) => [
        test.key,
        <>
          {test.name}:{' '}
          {answers.map(([question, answer]) => (
            <span key={question.key}>
              {question.question}{' '}
              <Answer isOpen={answer === 'not_sure'}>{selfTestAnswerWords(question, answer)}</Answer>{' '}
            </span>
          ))}
        </>,
      ])}
    />
  )
}
