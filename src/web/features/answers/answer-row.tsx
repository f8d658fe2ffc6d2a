import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { Unseen } from '#web/ui/unseen.tsx'
import styles from './answer-list.module.css'

interface AnswerRowProps {
  question: string
  answer: string
  children: ReactNode
}

export function AnswerRow({ question, answer, children }: AnswerRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.question}>{question}</dt>
      <dd className={styles.answer}>{answer}</dd>
      <dd className={styles.change} data-print="never">
        {children}
      </dd>
    </div>
  )
}

export function ChangeLink({ href, what }: { href: string; what: string }) {
  return (
    <Link href={href}>
      {reviewMessages.change}
      <Unseen>{reviewMessages.changeOf({ what })}</Unseen>
    </Link>
  )
}

export function TakeBack({ what, onTakeBack }: { what: string; onTakeBack: () => void }) {
  return (
    <button type="button" className={styles.takeBack} onClick={onTakeBack}>
      {reviewMessages.takeBack}
      <Unseen>{reviewMessages.changeOf({ what })}</Unseen>
    </button>
  )
}
