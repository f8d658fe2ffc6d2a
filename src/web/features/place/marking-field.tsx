import type { Marking } from '#web/domain/consultation/pain-mark.ts'
import { placeMessages } from './messages.ts'
import styles from './marking-field.module.css'

interface MarkingFieldProps {
  marking: Marking
  /** False until there is a main place, from which it could spread or beside which others could hurt. */
  canSpread: boolean
  onChoose: (marking: Marking) => void
}

const MARKINGS: readonly Marking[] = ['main', 'spread', 'also']

/** What the next tap marks, in the picture and in the list. */
export function MarkingField({ marking, canSpread, onChoose }: MarkingFieldProps) {
  return (
    <div className={styles.field} role="group" aria-label={placeMessages.marking}>
      {MARKINGS.map((each) => {
        const isOpen = each === 'main' || canSpread
        return (
          <button
            key={each}
            type="button"
            className={styles.marking}
            aria-pressed={marking === each}
            aria-disabled={!isOpen}
            title={isOpen ? undefined : placeMessages.markingFirst}
            onClick={() => isOpen && onChoose(each)}
          >
            <span className={`${styles.sample} ${styles[each]}`} />
            {placeMessages.markingName[each]}
          </button>
        )
      })}
    </div>
  )
}
