import { Link } from 'wouter'
import type { Session } from '#web/domain/consultation/session.ts'
import { questionHref } from '#web/domain/flow/question-address.ts'
import { resultMessages } from './messages.ts'
import styles from './unsure-note.module.css'

/** "Not sure" counts for nothing in the score; about a danger sign, and when it is most answers, people must know. */
export function UnsureNote({ session }: { session: Session }) {
  const { dangerSigns, mostly } = session.assessment.unsure
  if (dangerSigns.length === 0 && !mostly) return null
  const { findings, steps } = session.knowledge
  return (
    <div className={styles.note}>
      {dangerSigns.length > 0 ? (
        <>
          <p className={styles.heading}>{resultMessages.unsureDanger}</p>
          <ul className={styles.questions}>
            {dangerSigns.map(({ step, open }) => (
              <li key={step}>
                <Link href={questionHref(step, session)}>{steps.get(step)?.question}</Link>
                <ul>
                  {open.map((sign) => (
                    <li key={sign}>{findings.get(sign)?.label}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p>{resultMessages.unsureDangerDo}</p>
        </>
      ) : null}
      {mostly ? <p>{resultMessages.unsureMostly}</p> : null}
    </div>
  )
}
