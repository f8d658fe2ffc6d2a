import { Icon } from '#web/ui/icon.tsx'
import styles from './call-link.module.css'

/** The emergency call as a link beside other things; where it is the thing to do, a button stands for it. */
export function CallLink({ children }: { children: string }) {
  return (
    <a className={styles.call} href="tel:112">
      <Icon name="phone" size={20} />
      {children}
    </a>
  )
}
