import { memo, useDeferredValue } from 'react'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { StartAgain } from '#web/features/consultation/start-again.tsx'
import { AnswerList } from '#web/features/answers/answer-list.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { interviewMessages } from './messages.ts'
import styles from './review-panel.module.css'

/** What was answered so far, each with a way to change it. */
export function ReviewPanel({ session }: { session: Session }) {
  // Folded away most of the time: the next question doesn't wait for it.
  const listed = useDeferredValue(session)
  return (
    <div className={styles.panel}>
      <NotLasting />
      <Disclosure summary={interviewMessages.soFar({ count: session.consultation.steps.length })}>
        <Answers session={listed} />
        <StartAgain />
      </Disclosure>
    </div>
  )
}

const Answers = memo(AnswerList)

/** Says so when the browser refuses to keep the answers. */
function NotLasting() {
  return answerStore().isLasting() ? null : (
    <p className={styles.notLasting}>{interviewMessages.notLasting}</p>
  )
}
