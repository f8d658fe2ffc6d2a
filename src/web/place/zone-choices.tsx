import { zoneName, type Zone } from '#web/body-map/zones.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { placeMessages } from './messages.ts'
import { ZoneColumns } from './zone-columns.tsx'
import styles from './zone-choices.module.css'

interface ZoneChoicesProps {
  placeName: string
  zones: readonly Zone[]
  chosen: string | null
  /** The spot that Enter chooses where one types. */
  offered: string | null
  onChoose: (zone: Zone) => void
  /** Leaves the spot open; missing where the place itself stands right below. */
  onLeaveOpen?: (() => void) | undefined
}

/** The spots of one place. To leave it open stands first: it is what holds until a spot is chosen, so Tab leads there. */
export function ZoneChoices({ placeName, zones, chosen, offered, onChoose, onLeaveOpen }: ZoneChoicesProps) {
  // Each place's own: Tab goes from one to the next, though only one spot of them all is chosen.
  const name = `zone ${zones[0]?.location}`
  return (
    <fieldset className={styles.zones}>
      {onLeaveOpen ? (
        <legend className={styles.legend}>{placeMessages.exactly(placeName)}</legend>
      ) : (
        // Found by their names, they need no other: more of them are in sight at once.
        <legend>
          <Unseen>{placeMessages.exactly(placeName)}</Unseen>
        </legend>
      )}
      {onLeaveOpen ? (
        <Choice
          type="radio"
          name={name}
          value=""
          label={placeMessages.wholePlace}
          quiet
          checked={chosen === null}
          onChange={onLeaveOpen}
        />
      ) : null}
      <ZoneColumns zones={zones}>
        {(zone) => (
          <Choice
            type="radio"
            name={name}
            value={zone.zone}
            label={zoneName(zone)}
            offered={offered === zone.zone}
            checked={chosen === zone.zone}
            onChange={() => onChoose(zone)}
          />
        )}
      </ZoneColumns>
    </fieldset>
  )
}
