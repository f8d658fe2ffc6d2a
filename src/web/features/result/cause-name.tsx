import type { BundleCondition } from '#knowledge/bundle/bundle'
import { langOfEnglish } from '#web/language/language.ts'
import { resultMessages } from './messages.ts'
import styles from './cause-name.module.css'

interface CauseNameProps {
  condition: BundleCondition
  rank: number
  /** Of the heading. */
  id: string
}

/** The heading of a cause's card: its rank and its name, with the medical one below. */
export function CauseName({ condition, rank, id }: CauseNameProps) {
  return (
    <div>
      <h3 id={id}>
        <span className={styles.rank}>{resultMessages.rank({ rank })}</span> {condition.name}
      </h3>
      <p className={styles.medical} lang={langOfEnglish}>
        {condition.medicalName}
      </p>
    </div>
  )
}
