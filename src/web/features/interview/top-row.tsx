import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { interviewMessages } from './messages.ts'
import styles from './top-row.module.css'
import { Link } from 'wouter'
import { FLOW } from '#web/domain/flow/flow.ts'
import { Icon } from '#web/ui/icon.tsx'

interface TopRowProps {
  back: string
  /** At danger signs whoever knows already that this is one need not read on. */
  canCall: boolean
}

export function TopRow({ back, canCall }: TopRowProps) {
  return (
    <div className={styles.row}>
      <BackLink href={back} />
      {canCall ? <CallLink>{interviewMessages.call}</CallLink> : null}
    </div>
  )
}

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
