import { memo } from 'react'
import { zoneName, zonesOfPlace, type Zone } from '#web/domain/body/zones.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { placeMessages } from './messages.ts'
import type { PainChoice } from './pain-choice.ts'
import { PLACE_GROUPS } from './place-groups.ts'
import { ZoneColumns } from './zone-columns.tsx'
import styles from './place-list.module.css'

interface SpreadListProps {
  chosen: PainChoice
  onZone: (zone: Zone) => void
}

/** The same list for marking where it spreads to: any number of spots, but not the main one. */
export const SpreadList = memo(function SpreadList({ chosen, onZone }: SpreadListProps) {
  const { zone: main, spread } = chosen.mark
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{placeMessages.spreadLegend}</legend>
      <p>{placeMessages.spreadLead}</p>
      {PLACE_GROUPS.map(([group, members]) => (
        <section key={group} className={styles.tight}>
          <h3 className={styles.name}>{group}</h3>
          {members.map((place) => {
            const shown = zonesOfPlace(place.key).filter(({ zone }) => zone !== main)
            const count = shown.filter(({ zone }) => spread.includes(zone)).length
            return shown.length === 0 ? null : (
              <Disclosure key={place.key} summary={count > 0 ? `${place.name} (${count})` : place.name}>
                <ZoneColumns zones={shown}>
                  {(zone) => (
                    <Choice
                      type="checkbox"
                      name="spread"
                      value={zone.zone}
                      label={zoneName(zone)}
                      checked={spread.includes(zone.zone)}
                      onChange={() => onZone(zone)}
                    />
                  )}
                </ZoneColumns>
              </Disclosure>
            )
          })}
        </section>
      ))}
    </fieldset>
  )
})
