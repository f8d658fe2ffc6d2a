import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { consultationMessages } from './messages.ts'
import styles from './not-lasting.module.css'

/** Says so when the browser refuses to keep the answers. */
export function NotLasting() {
  return answerStore().isLasting() ? null : <p className={styles.note}>{consultationMessages.notLasting}</p>
}
