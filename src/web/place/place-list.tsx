import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react'
import type { Zone } from '#web/body-map/zones.ts'
import { Unseen } from '#web/ui/unseen.tsx'
import { PLACE_GROUPS } from './listed-places.ts'
import { placeMessages } from './messages.ts'
import type { PainChoice } from './pain-choice.ts'
import { PlaceRow } from './place-row.tsx'
import styles from './place-list.module.css'

interface PlaceListProps {
  chosen: PainChoice
  onPlace: (place: string) => void
  onZone: (zone: Zone) => void
}

/** Every place under its heading, the chosen one with its spots. */
export const PlaceList = memo(function PlaceList({ chosen, onPlace, onZone }: PlaceListProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  // The tap is answered first, by the place it marks; its spots follow.
  const open = useDeferredValue(chosen.place)

  // The spots of the place chosen before close above this one: an arrow key would otherwise move it off the screen.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (focused !== list.current && list.current?.contains(focused))
      focused?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs because the place changed, not with it
  }, [open])

  return (
    <fieldset ref={list} className={styles.list}>
      <legend>
        <Unseen>{placeMessages.listLegend}</Unseen>
      </legend>
      {PLACE_GROUPS.map(([group, members]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.name}>{group}</h3>
          <div className={styles.places}>
            {members.map((place) => {
              const isChosen = chosen.place === place.key
              return (
                <PlaceRow
                  key={place.key}
                  place={place}
                  isChosen={isChosen}
                  isOpen={open === place.key}
                  zone={isChosen ? chosen.mark.zone : null}
                  onPlace={onPlace}
                  onZone={onZone}
                />
              )
            })}
          </div>
        </section>
      ))}
    </fieldset>
  )
})
