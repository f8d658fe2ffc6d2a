import type { ReactNode } from 'react'
import { passkeyMessages } from './messages.ts'
import styles from './passkeys-or-none.module.css'

interface PasskeysOrNoneProps {
  canUse: boolean
  /** About passkeys. */
  children: ReactNode
}

/** What is about passkeys, or a sentence that there are none here: in the same room, since the page showed the first until now. */
export function PasskeysOrNone({ canUse, children }: PasskeysOrNoneProps) {
  if (canUse) return children
  return (
    <div className={styles.instead}>
      <p>{passkeyMessages.missing}</p>
      <div className={styles.room}>{children}</div>
    </div>
  )
}
