import type { LocationSummary } from '#knowledge/bundle'
import { Button } from '#web/ui/button.tsx'
import { placeMessages } from './messages.ts'
import styles from './place-bar.module.css'

/** Stays in sight at the foot of the screen, because the list is long. */
export function PlaceBar({ chosen }: { chosen: LocationSummary | undefined }) {
  return (
    <div className={styles.bar}>
      <output className={styles.chosen}>
        {chosen ? (
          <>
            <span className={styles.label}>{placeMessages.chosen}</span> <strong>{chosen.name}</strong>
            {chosen.covered ? null : <span className={styles.label}> ({placeMessages.notYet})</span>}
          </>
        ) : null}
      </output>
      <Button type="submit" look={chosen && !chosen.covered ? 'secondary' : 'primary'}>
        {chosen && !chosen.covered ? placeMessages.whatInstead : placeMessages.next}
      </Button>
    </div>
  )
}
