import { Icon } from '#web/ui/icon.tsx'
import { conditionMessages } from './messages.ts'
import styles from './article.module.css'

interface CallButtonsProps {
  /** Large where the call is the first thing to do, small above a list of signs. */
  size: 'large' | 'small'
}

/** The emergency call, to press, as the emergency page has it: that is loaded with every question and kept small by itself. */
export function CallButtons({ size }: CallButtonsProps) {
  const isLarge = size === 'large'
  return (
    <div className={`${styles.calls} ${styles[size]}`}>
      <a className={styles.call} href="tel:112">
        <Icon name="phone" size={isLarge ? 24 : 20} />
        {conditionMessages.call112}
      </a>
      <a className={styles.otherCall} href="tel:108">
        <Icon name="phone" size={20} />
        {conditionMessages.call108}
      </a>
    </div>
  )
}
