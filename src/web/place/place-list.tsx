import { Fragment, useLayoutEffect, useRef } from 'react'
import type { Zone } from '#web/body-map/zones.ts'
import { zonesOfPlace } from '#web/body-map/zones.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { groupPlaces, type FoundPlace } from './find-places.ts'
import { placeMessages } from './messages.ts'
import type { PainChoice } from './pain-choice.ts'
import { ZoneChoices } from './zone-choices.tsx'
import styles from './place-list.module.css'

interface PlaceListProps {
  found: readonly FoundPlace[]
  chosen: PainChoice
  onPlace: (place: string) => void
  onZone: (zone: Zone) => void
}

/** Every place under its heading; the chosen one, and one found by a spot in it, with its spots. */
export function PlaceList({ found, chosen, onPlace, onZone }: PlaceListProps) {
  const list = useRef<HTMLFieldSetElement>(null)

  // The spots of the place chosen before close above this one: an arrow key would otherwise move it off the screen.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (focused !== list.current && list.current?.contains(focused))
      focused?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs because the place changed, not with it
  }, [chosen.place])

  return (
    <fieldset ref={list} className={styles.list}>
      <legend>
        <Unseen>{placeMessages.listLegend}</Unseen>
      </legend>
      {groupPlaces(found).map(([group, members]) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h3 className={styles.name}>{group}</h3>
          <div className={styles.places}>
            {members.map(({ place, zones }) => {
              const isChosen = chosen.place === place.key
              const spots = isChosen ? zonesOfPlace(place.key) : []
              // A single spot is the place itself: there is nothing to choose.
              const shown = zones.length > 0 ? zones : spots.length > 1 ? spots : []
              return (
                <Fragment key={place.key}>
                  <Choice
                    type="radio"
                    name="place"
                    value={place.key}
                    label={place.name}
                    note={place.covered ? place.includes : `${place.includes} (${placeMessages.notYet})`}
                    quiet={!place.covered}
                    checked={isChosen}
                    onChange={() => onPlace(place.key)}
                  />
                  {shown.length > 0 ? (
                    <ZoneChoices
                      placeName={place.name}
                      zones={shown}
                      chosen={isChosen ? chosen.mark.zone : ''}
                      onChoose={onZone}
                      onLeaveOpen={isChosen ? () => onPlace(place.key) : undefined}
                    />
                  ) : null}
                </Fragment>
              )
            })}
          </div>
        </section>
      ))}
    </fieldset>
  )
}
