import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { safetyNet } from '#web/domain/assessment/safety-net.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { sayOf } from '#knowledge/bundle/they'
import { sentenceOf } from '#web/ui/words.ts'
import { doctorMessages } from './words/messages.ts'
import { questionsToAsk } from './questions-to-ask.ts'
import styles from './doctor-sheet.module.css'

/** For the patient, who takes the paper home: what to ask, and what must not wait. */
export function SheetTakeHome({ facts }: { facts: ConsultationFacts }) {
  const { assessment, knowledge } = facts.session
  const sooner = safetyNet(assessment, knowledge)
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

/** How the printed copy finds the lines, which it shows where the paper has room for them. */
export const BY_HAND = '[data-by-hand]'

/** Lines to fill in by pen: what a doctor asks next, and the site does not, or only in part. Of no use on a screen. */
export function SheetByHand({ facts, isCutShort }: { facts: ConsultationFacts; isCutShort: boolean }) {
  const { medicines, allergies, illnesses, more } = doctorMessages.byHand
  const { knowledge, assessment } = facts.session
  const told = [...assessment.present].flatMap((key) => {
    const finding = knowledge.findings.get(key)
    return finding?.medicine ? finding.present : []
  })
  return (
    <div className={styles.byHand} data-by-hand hidden>
      <span className={styles.wholeLine}>
        {medicines}: {told.map(sayOf(knowledge.bundle.they)).map(sentenceOf).join(' ')}
      </span>
      <span>{allergies}:</span>
      <span>{illnesses}:</span>
      {isCutShort ? <span className={styles.wholeLine}>{more}:</span> : null}
    </div>
  )
}
