import { Link } from 'wouter'
import { FLOW } from '#web/domain/flow/flow.ts'
import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { interviewMessages } from './messages.ts'
import styles from './above-question.module.css'

/** Over every question while the answers say emergency: it stays in sight, however long the question. */
export function EmergencyLine({ wentOn }: { wentOn: boolean }) {
  return (
    <aside className={styles.line} aria-label={interviewMessages.emergency}>
      <a className={styles.call} href="tel:112">
        <Icon name="phone" size={20} />
        {interviewMessages.emergencyCall}
      </a>
      <Link className={styles.stop} href={FLOW.steps}>
        <Icon name="emergency" size={20} />
        {wentOn ? interviewMessages.stop : interviewMessages.toEmergency}
      </Link>
    </aside>
  )
}

interface TopRowProps {
  back: string
  /** Whoever knows already that this is one need not read on; pain can turn at any question. */
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
