import { resultMessages } from '#web/result/messages.ts'
import type { ConsultationFacts } from './facts.ts'
import { doctorMessages } from './messages.ts'
import styles from './doctor-sheet.module.css'

/** How urgent the answers make it, and by which rules. */
export function SheetUrgency({ facts: { urgency, rules, session } }: { facts: ConsultationFacts }) {
  const names = (keys: readonly string[]) =>
    keys.flatMap((key) => session.place.conditions.get(key)?.medicalName ?? []).join('; ')
  // A rule above may have named the same danger.
  const named = new Set(rules.flatMap(({ pointsTo }) => pointsTo))
  const dangers = urgency.reasons.flatMap((reason) =>
    reason.kind === 'danger' && !named.has(reason.condition) ? [reason.condition] : [],
  )
  return (
    <div className={styles.urgency}>
      <p>
        {doctorMessages.urgency}: <b>{resultMessages.level[urgency.level]}</b>
      </p>
      {rules.map(({ key, title, pointsTo }) => (
        <p key={key}>
          {title}.{pointsTo.length > 0 ? ` ${doctorMessages.pointsTo(names(pointsTo))}.` : null}
        </p>
      ))}
      {dangers.length > 0 ? <p>{doctorMessages.pointsTo(names(dangers))}.</p> : null}
    </div>
  )
}
