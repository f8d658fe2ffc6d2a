import type { Session } from '#web/consultation/consultation-gate.tsx'
import { StartAgain } from '#web/consultation/start-again.tsx'
import { NotLasting } from '#web/consultation/not-lasting.tsx'
import { AnswerList } from '#web/review/answer-list.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { interviewMessages } from './messages.ts'
import styles from './review-panel.module.css'

/** What was answered so far, each with a way to change it. */
export function ReviewPanel({ session }: { session: Session }) {
  return (
    <div className={styles.panel}>
      <NotLasting />
      <Disclosure summary={interviewMessages.soFar(session.consultation.steps.length)}>
        <AnswerList session={session} />
        <StartAgain />
      </Disclosure>
    </div>
  )
}
