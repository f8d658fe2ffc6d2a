import type { LocationSummary } from '#knowledge/bundle'
import { Choice } from '#web/ui/choice.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { groupPlaces } from './find-places.ts'
import { placeMessages } from './messages.ts'
import styles from './place-list.module.css'

interface PlaceListProps {
  places: readonly LocationSummary[]
  chosen: string | null
  onChoose: (key: string) => void
}

export function PlaceList({ places, chosen, onChoose }: PlaceListProps) {
  return (
    <fieldset className={styles.list}>
      <legend>
        <Unseen>{placeMessages.listLegend}</Unseen>
      </legend>
      {groupPlaces(places).map(([group, members]) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h2 className={styles.name}>{group}</h2>
          <div className={styles.places}>
            {members.map((place) => (
              <Choice
                key={place.key}
                type="radio"
                name="place"
                value={place.key}
                label={place.name}
                note={place.covered ? place.includes : `${place.includes} (${placeMessages.notYet})`}
                quiet={!place.covered}
                checked={chosen === place.key}
                onChange={() => onChoose(place.key)}
              />
            ))}
          </div>
        </section>
      ))}
    </fieldset>
  )
}
