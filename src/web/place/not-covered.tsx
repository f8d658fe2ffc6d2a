import { placeMessages } from './messages.ts'
import styles from './not-covered.module.css'

/** Says honestly that there is no knowledge about a place yet, and what to do instead. */
export function NotCovered({ name }: { name: string }) {
  return (
    <div className={styles.panel} role="status" data-not-covered>
      <p className={styles.heading}>{placeMessages.cannotYet(name)}</p>
      <p>{placeMessages.cannotText}</p>
      <ul className={styles.list}>
        {placeMessages.instead.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </div>
  )
}
