import { memo } from 'react'
import { zoneName, zonesOfPlace, type Zone } from '#web/domain/body/zones.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { placeMessages } from './messages.ts'
import type { PainChoice } from './pain-choice.ts'
import { PLACE_GROUPS } from '#web/domain/knowledge/locations.ts'
import { ZoneColumns } from './zone-columns.tsx'
import styles from './place-list.module.css'

interface MarkListProps {
  marking: 'spread' | 'also'
  chosen: PainChoice
  onZone: (zone: Zone) => void
}

/** The same list for marking where it spreads to or hurts too: any number of spots, but not the main one. */
export const MarkList = memo(function MarkList({ marking, chosen, onZone }: MarkListProps) {
  const { zone: main, [marking]: marked } = chosen.mark
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{placeMessages.markLegend[marking]}</legend>
      <p>{placeMessages.markLead[marking]}</p>
      {PLACE_GROUPS.map(([group, members]) => (
        <section key={group} className={styles.tight}>
          <h3 className={styles.name}>{group}</h3>
          {members.map((place) => {
            const shown = zonesOfPlace(place.key).filter(({ zone }) => zone !== main)
            const count = shown.filter(({ zone }) => marked.includes(zone)).length
            return shown.length === 0 ? null : (
              <Disclosure key={place.key} summary={count > 0 ? `${place.name} (${count})` : place.name}>
                <ZoneColumns zones={shown}>
                  {(zone) => (
                    <Choice
                      type="checkbox"
                      name={marking}
                      value={zone.zone}
                      label={zoneName(zone)}
                      checked={marked.includes(zone.zone)}
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
