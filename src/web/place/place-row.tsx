import { memo } from 'react'
import type { LocationSummary } from '#knowledge/bundle'
import { zonesOfPlace, type Zone } from '#web/body-map/zones.ts'
import { Choice } from '#web/ui/choice.tsx'
import { placeMessages } from './messages.ts'
import { ZoneChoices } from './zone-choices.tsx'

interface PlaceRowProps {
  place: LocationSummary
  /** Spots in it that were searched for: they come before the place as a whole. */
  found: readonly Zone[]
  /** The spot that Enter chooses where one types, '' for the place as a whole; null for neither. */
  offered: string | null
  isChosen: boolean
  /** Whether its spots stand below it. */
  isOpen: boolean
  /** Its chosen spot. */
  zone: string | null
  onPlace: (place: string) => void
  onZone: (zone: Zone) => void
}

/** One place of the list with its spots; drawn anew only when something about this place changes. */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, found, offered, isChosen, isOpen, zone, onPlace, onZone } = props
  const spots = isOpen ? zonesOfPlace(place.key) : []
  // A single spot is the place itself: there is nothing to choose.
  const shown = found.length > 0 ? found : spots.length > 1 ? spots : []
  const zones =
    shown.length > 0 ? (
      <ZoneChoices
        placeName={place.name}
        zones={shown}
        chosen={isChosen ? zone : ''}
        offered={offered}
        onChoose={onZone}
        onLeaveOpen={found.length === 0 ? () => onPlace(place.key) : undefined}
      />
    ) : null
  return (
    <>
      {found.length > 0 ? zones : null}
      <Choice
        type="radio"
        name="place"
        value={place.key}
        label={place.name}
        note={place.covered ? place.includes : `${place.includes} (${placeMessages.notYet})`}
        quiet={!place.covered}
        offered={offered === ''}
        // Found by a spot in it, it stands as another choice beside that spot and takes it back.
        checked={isChosen && (found.length === 0 || zone === null)}
        onChange={() => onPlace(place.key)}
      />
      {found.length > 0 ? null : zones}
    </>
  )
})
