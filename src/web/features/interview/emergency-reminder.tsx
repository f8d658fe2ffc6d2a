import { Link } from 'wouter'
import { FLOW } from '#web/domain/flow/flow.ts'
import { Icon } from '#web/ui/icon.tsx'
import { interviewMessages } from './messages.ts'
import styles from './emergency-reminder.module.css'

/** On a question one went back to, while the answers still say emergency. */
export function EmergencyReminder() {
  return (
    <p className={styles.reminder}>
      <Icon name="emergency" />
      <span>
        <strong>{interviewMessages.stillEmergency}</strong>{' '}
        <Link href={FLOW.steps}>{interviewMessages.toEmergency}</Link>
      </span>
    </p>
  )
}
