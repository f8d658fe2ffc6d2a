import { doctorMessages } from './messages.ts'
import styles from './doctor-sheet.module.css'

/** How the printed copy finds the lines, which it shows where the paper has room for them. */
export const BY_HAND = '[data-by-hand]'

/** Lines to fill in by pen: what a doctor asks next, and the site does not. Of no use on a screen. */
export function SheetByHand() {
  const { medicines, allergies, illnesses } = doctorMessages.byHand
  return (
    <div className={styles.byHand} data-by-hand hidden>
      <span className={styles.wholeLine}>{medicines}:</span>
      <span>{allergies}:</span>
      <span>{illnesses}:</span>
    </div>
  )
}
