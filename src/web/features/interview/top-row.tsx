import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { interviewMessages } from './messages.ts'
import styles from './top-row.module.css'

interface TopRowProps {
  back: string
  /** At danger signs: whoever knows already that this is one need not read on. */
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
