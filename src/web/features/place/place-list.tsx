import { memo, useLayoutEffect, useRef } from 'react'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import type { Zone } from '#web/domain/body/zones.ts'
import { useAfterPaint } from '#web/routing/use-after-paint.ts'
import { Unseen } from '#web/ui/unseen.tsx'
import { placeMessages } from './messages.ts'
import type { PainChoice } from './pain-choice.ts'
import { PLACE_GROUPS } from '#web/domain/knowledge/locations.ts'
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
  const open = useAfterPaint(chosen.place)

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
      {PLACE_GROUPS.map(([name, members]) => {
        const keyIfHere = (key: string | null) => (members.some((place) => place.key === key) ? key : null)
        const chosenHere = keyIfHere(chosen.place)
        return (
          <PlaceGroup
            key={name}
            name={name}
            members={members}
            chosen={chosenHere}
            open={keyIfHere(open)}
            zone={chosenHere === null ? null : chosen.mark.zone}
            onPlace={onPlace}
            onZone={onZone}
          />
        )
      })}
    </fieldset>
  )
})

interface PlaceGroupProps {
  name: string
  members: readonly LocationSummary[]
  /** The chosen place, the one whose spots stand below it, and the chosen spot; null where they are in another group. */
  chosen: string | null
  open: string | null
  zone: string | null
  onPlace: (place: string) => void
  onZone: (zone: Zone) => void
}

/** The places under one heading; drawn anew only when something about one of them changes. */
const PlaceGroup = memo(function PlaceGroup(props: PlaceGroupProps) {
  const { name, members, chosen, open, zone, onPlace, onZone } = props
  return (
    <section className={styles.group}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.places}>
        {members.map((place) => {
          const isChosen = chosen === place.key
          return (
            <PlaceRow
              key={place.key}
              place={place}
              isChosen={isChosen}
              isOpen={open === place.key}
              zone={isChosen ? zone : null}
              onPlace={onPlace}
              onZone={onZone}
            />
          )
        })}
      </div>
    </section>
  )
})
