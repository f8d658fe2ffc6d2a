import { doctorMessages } from './words/messages.ts'
import styles from './doctor-sheet.module.css'

/** How the printed copy finds the lines, which it shows where the paper has room for them. */
export const BY_HAND = '[data-by-hand]'

/** Lines to fill in by pen: what a doctor asks next, and the site does not. Of no use on a screen. */
export function SheetByHand({ isEmergency }: { isEmergency: boolean }) {
  const { medicines, allergies, illnesses, more } = doctorMessages.byHand
  return (
    <div className={styles.byHand} data-by-hand hidden>
      <span className={styles.wholeLine}>{medicines}:</span>
      <span>{allergies}:</span>
      <span>{illnesses}:</span>
      {/* Its questions ended at the danger sign. */}
      {isEmergency ? <span className={styles.wholeLine}>{more}:</span> : null}
    </div>
  )
}
