import { Icon } from '#web/ui/icon.tsx'
import styles from './call-buttons.module.css'

export const callButtonMessages = {
  call112: 'Call 112',
  call108: 'Call 108 in India',
}

interface CallButtonsProps {
  /** Small above a list of signs; large where the call is the first thing to do. */
  small?: true
}

/** The emergency call, to press. */
export function CallButtons({ small }: CallButtonsProps) {
  return (
    <div className={`${styles.calls} ${small ? styles.small : ''}`}>
      <a className={`${styles.call} ${styles.first}`} href="tel:112">
        <Icon name="phone" size={small ? 20 : 24} />
        {callButtonMessages.call112}
      </a>
      <a className={styles.call} href="tel:108">
        <Icon name="phone" size={20} />
        {callButtonMessages.call108}
      </a>
    </div>
  )
}
