import { useId } from 'react'
import { useLocation } from 'wouter'
import { withGoingOn, uncheckedWords } from '#web/domain/consultation/consultation.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { ANYTHING_ELSE, CHECK_WORDS, FLOW } from '#web/domain/flow/flow.ts'
import { questionFragment } from '#web/domain/flow/question-address.ts'
import { Button } from '#web/ui/button.tsx'
import { emergencyMessages } from './messages.ts'
import styles from './go-on.module.css'

/** Further questions for whoever waits for help: never in the way of what to do. Nothing where none were left from the start. */
export function GoOn({ session }: { session: Session }) {
  const heading = useId()
  const [, navigate] = useLocation()
  const { consultation, assessment } = session
  const { wentOn, nextIfGoingOn: next } = assessment
  const words = emergencyMessages.goOn
  const isDone = next.kind === 'done'
  const hasMore = assessment.anythingElse(false) === 'offer'
  if (isDone && !hasMore) return wentOn ? <p>{words.done}</p> : null

  function goOn(page: string) {
    // What made it an emergency was answered before the first of the further questions, and stays so.
    if (!wentOn) answerStore().change(() => withGoingOn(consultation))
    navigate(`${FLOW.steps}#${page}`)
  }

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {words.heading}
      </h2>
      <p>{isDone && wentOn ? words.done : words.text}</p>
      <p>{words.onlyIf}</p>
      {!isDone && (
        <p>
          <Button
            look="quiet"
            onClick={() =>
              goOn(uncheckedWords(consultation) === null ? questionFragment(next.step, session) : CHECK_WORDS)
            }
          >
            {wentOn ? words.again : words.start}
          </Button>
        </p>
      )}
      {hasMore && (
        <p>
          <Button look="quiet" onClick={() => goOn(ANYTHING_ELSE)}>
            {words.tellMore}
          </Button>
        </p>
      )}
    </section>
  )
}
