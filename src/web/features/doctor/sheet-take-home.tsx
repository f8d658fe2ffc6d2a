import { urgencyMessages } from '#web/domain/words/urgency-messages.ts'
import { safetyNet } from '#web/domain/assessment/safety-net.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { doctorMessages } from './words/messages.ts'
import { questionsToAsk } from './questions-to-ask.ts'
import styles from './doctor-sheet.module.css'

/** For the patient, who takes the paper home: what to ask, and what must not wait. */
export function SheetTakeHome({ facts }: { facts: ConsultationFacts }) {
  const { urgency, session, causes } = facts
  const sooner = safetyNet(urgency, session.knowledge, causes[0]?.condition)
  return (
    <div className={styles.takeHome}>
      <div>
        <h3>{doctorMessages.ask}</h3>
        <ul className={styles.entries}>
          {questionsToAsk(facts).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      {sooner === null ? null : (
        <div>
          <h3>{urgencyMessages.sooner}</h3>
          <p>{sooner}</p>
        </div>
      )}
    </div>
  )
}
