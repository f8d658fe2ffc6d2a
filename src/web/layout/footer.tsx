import { layoutMessages } from './messages.ts'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.advice}>{layoutMessages.footer}</p>
        <p>{layoutMessages.emergency}</p>
        <p>{layoutMessages.copyright}</p>
      </div>
    </footer>
  )
}
