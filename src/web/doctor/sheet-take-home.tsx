import type { ConsultationFacts } from './facts.ts'
import { doctorMessages } from './messages.ts'
import { questionsToAsk } from './questions-to-ask.ts'
import { safetyNet } from './safety-net.ts'
import styles from './doctor-sheet.module.css'

/** For the patient, who takes the paper home: what to ask, and what must not wait. */
export function SheetTakeHome({ facts }: { facts: ConsultationFacts }) {
  const sooner = safetyNet(facts)
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
          <h3>{doctorMessages.sooner}</h3>
          <p>{sooner}</p>
        </div>
      )}
    </div>
  )
}
