import { memo } from 'react'
import type { Sex } from '#engine'
import { BodyMap } from '#web/features/body-map/body-map.tsx'
import { Button } from '#web/ui/button.tsx'
import { MarkingField } from './marking-field.tsx'
import { placeMessages } from './messages.ts'
import type { PainAction, PainChoosing } from './pain-choice.ts'
import styles from './place-form.module.css'

interface PlaceBodyProps {
  sex: Sex | null
  choosing: PainChoosing
  onChoose: (action: PainAction) => void
  onToList: () => void
}

/** The body, what a tap on it marks, and the way to the list for those who would rather read. */
export const PlaceBody = memo(function PlaceBody({ sex, choosing, onChoose, onToList }: PlaceBodyProps) {
  const { now, marking, latest, past } = choosing
  return (
    <div className={styles.body}>
      <BodyMap
        sex={sex}
        chosen={{ place: now.place, zone: now.mark.zone, spread: now.mark.spread, also: now.mark.also }}
        latest={latest}
        onChoose={({ zone, location }) => onChoose({ kind: 'zone', zone, place: location })}
        canUndo={past.length > 0}
        onUndo={() => onChoose({ kind: 'undo' })}
      >
        <MarkingField
          marking={marking}
          canSpread={now.place !== null}
          onChoose={(each) => onChoose({ kind: 'marking', marking: each })}
        />
      </BodyMap>
      <p className={styles.toList}>
        <Button look="quiet" onClick={onToList}>
          {placeMessages.toList}
        </Button>
      </p>
    </div>
  )
})
