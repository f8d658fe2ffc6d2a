import { Link } from 'wouter'
import { optionsFor, tellsAbout, type Key } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { resultMessages } from './messages.ts'
import styles from './unsure-note.module.css'

/** "Not sure" counts for nothing in the score; about a danger sign, and when it is most answers, people must know. */
export function UnsureNote({ session }: { session: Session }) {
  const { dangerSigns, mostly } = session.assessment.unsure
  if (dangerSigns.length === 0 && !mostly) return null
  const { knowledge, person, answers } = session
  /** What was left open of a question about several signs; one that asks about a single sign says it itself. */
  const signsOf = (step: Key) => {
    const signs = optionsFor(knowledge.model, step, person)
    const open = signs.length > 1 ? signs.filter((sign) => !tellsAbout(answers[step] ?? [], sign)) : []
    return open.flatMap((sign) => knowledge.findings.get(sign)?.label ?? [])
  }
  return (
    <div className={styles.note}>
      {dangerSigns.length > 0 ? (
        <>
          <p className={styles.heading}>{resultMessages.unsureDanger}</p>
          <ul className={styles.questions}>
            {dangerSigns.map((key) => (
              <li key={key}>
                <Link href={`${FLOW.steps}#${key}`}>{session.knowledge.steps.get(key)?.question}</Link>
                <ul>
                  {signsOf(key).map((sign) => (
                    <li key={sign}>{sign}</li>
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
