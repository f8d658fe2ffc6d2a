import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { withSelfTestAnswer, withStated } from '#web/domain/consultation/consultation.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { FLOW, OWN_WORDS_HREF } from '#web/domain/flow/flow.ts'
import { questionHref } from '#web/domain/flow/question-address.ts'
import { selfTestAnswerWords, stepAnswerWords, reviewMessages } from '#web/domain/words/answer-words.ts'
import {
  alsoWords,
  painMessages,
  placeWords,
  spreadWords,
  strengthWords,
} from '#web/domain/words/pain-words.ts'
import { AnswerRow, ChangeLink, TakeBack } from './answer-row.tsx'
import styles from './answer-list.module.css'

/** Everything the person has entered, in the order of answering, each with a way to change it. */
export function AnswerList({ session }: { session: Session }) {
  const { knowledge, consultation, person } = session
  const questions = new Map(
    knowledge.bundle.selfTests.flatMap((test) =>
      test.questions.map((question) => [question.key, question] as const),
    ),
  )
  const marked = [
    [painMessages.spread, spreadWords(consultation.mark)],
    [painMessages.also, alsoWords(consultation.mark)],
    [painMessages.strength, strengthWords(consultation.mark)],
  ] as const
  return (
    <dl className={styles.list}>
      <AnswerRow
        question={reviewMessages.place}
        answer={placeWords(knowledge.bundle.location.name, consultation.mark)}
      >
        <ChangeLink href={FLOW.place} what={reviewMessages.place} />
      </AnswerRow>
      {marked.map(([question, answer]) =>
        answer === null ? null : (
          <AnswerRow key={question} question={question} answer={answer}>
            <ChangeLink href={FLOW.place} what={question} />
          </AnswerRow>
        ),
      )}
      {consultation.who === 'me' ? null : (
        <AnswerRow question={reviewMessages.who} answer={reviewMessages.whoName[consultation.who]}>
          <ChangeLink href={FLOW.body} what={reviewMessages.who} />
        </AnswerRow>
      )}
      <AnswerRow question={reviewMessages.sex} answer={reviewMessages.sexName[person.sex]}>
        <ChangeLink href={FLOW.personWithSex} what={reviewMessages.sex} />
      </AnswerRow>
      <AnswerRow question={reviewMessages.age} answer={ageBandNamed(consultation.ageBand)?.label ?? ''}>
        <ChangeLink href={FLOW.person} what={reviewMessages.age} />
      </AnswerRow>
      <AnswerRow
        question={reviewMessages.weight}
        answer={
          person.weightKg === null
            ? reviewMessages.weightSkipped
            : reviewMessages.kg({ weight: person.weightKg })
        }
      >
        <ChangeLink href={FLOW.person} what={reviewMessages.weight} />
      </AnswerRow>
      {consultation.ownWords?.text ? (
        <AnswerRow question={reviewMessages.ownWords} answer={consultation.ownWords.text}>
          <ChangeLink href={OWN_WORDS_HREF} what={reviewMessages.ownWords} />
        </AnswerRow>
      ) : null}
      {consultation.stated.map(([key, holds]) => {
        const finding = knowledge.findings.get(key)
        return finding ? (
          <AnswerRow
            key={key}
            question={finding.present}
            answer={holds ? reviewMessages.yes : reviewMessages.no}
          >
            <TakeBack
              what={finding.present}
              onTakeBack={() => answerStore().change((consultation) => withStated(consultation, key, null))}
            />
          </AnswerRow>
        ) : null
      })}
      {consultation.steps.map(([key, answer]) => {
        const step = knowledge.steps.get(key)
        return step ? (
          <AnswerRow
            key={key}
            question={step.question}
            answer={stepAnswerWords(step, answer, knowledge.findings)}
          >
            <ChangeLink href={questionHref(key, session)} what={step.question} />
          </AnswerRow>
        ) : null
      })}
      {consultation.selfTests.map(([key, answer]) => {
        const question = questions.get(key)
        return question ? (
          <AnswerRow key={key} question={question.question} answer={selfTestAnswerWords(question, answer)}>
            <TakeBack
              what={question.question}
              onTakeBack={() =>
                answerStore().change((consultation) => withSelfTestAnswer(consultation, key, null))
              }
            />
          </AnswerRow>
        ) : null
      })}
    </dl>
  )
}
