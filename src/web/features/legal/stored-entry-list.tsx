import { legalMessages } from './messages.ts'
import type { StoredEntry } from './stored-entries.ts'
import styles from './facts.module.css'

export function StoredEntryList({ entries }: { entries: readonly StoredEntry[] }) {
  return (
    <ul className={styles.items}>
      {entries.map(({ name, what, tabOnly }) => (
        <li key={name} className={styles.item}>
          <p className={styles.name}>
            <code>{name}</code>
          </p>
          <p>{what}</p>
          {tabOnly ? <p className={styles.note}>{legalMessages.tabOnly}</p> : null}
        </li>
      ))}
    </ul>
  )
}
