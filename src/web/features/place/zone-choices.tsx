import { zoneName, type Zone } from '#web/domain/body/zones.ts'
import { Choice } from '#web/ui/choice.tsx'
import { placeMessages } from './messages.ts'
import { ZoneColumns } from './zone-columns.tsx'
import styles from './zone-choices.module.css'

interface ZoneChoicesProps {
  placeName: string
  zones: readonly Zone[]
  chosen: string | null
  onChoose: (zone: Zone) => void
  /** Leaves the spot open. */
  onLeaveOpen: () => void
}

/** The spots of one place. To leave it open stands first: it is what holds until a spot is chosen, so Tab leads there. */
export function ZoneChoices({ placeName, zones, chosen, onChoose, onLeaveOpen }: ZoneChoicesProps) {
  // Each place's own: Tab goes from one to the next, though only one spot of them all is chosen.
  const name = `zone ${zones[0]?.location}`
  return (
    <fieldset className={styles.zones}>
      <legend className={styles.legend}>{placeMessages.exactly({ place: placeName })}</legend>
      <Choice
        type="radio"
        name={name}
        value=""
        label={placeMessages.wholePlace}
        quiet
        checked={chosen === null}
        onChange={onLeaveOpen}
      />
      <ZoneColumns zones={zones}>
        {(zone) => (
          <Choice
            type="radio"
            name={name}
            value={zone.zone}
            label={zoneName(zone)}
            checked={chosen === zone.zone}
            onChange={() => onChoose(zone)}
          />
        )}
      </ZoneColumns>
    </fieldset>
  )
}
