import { memo } from 'react'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { zonesOfPlace, type Zone } from '#web/domain/body/zones.ts'
import { Choice } from '#web/ui/choice.tsx'
import { placeMessages } from './messages.ts'
import { ZoneChoices } from './zone-choices.tsx'

interface PlaceRowProps {
  place: LocationSummary
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
  const { place, isChosen, isOpen, zone, onPlace, onZone } = props
  const spots = isOpen ? zonesOfPlace(place.key) : []
  return (
    <>
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
      {/* A single spot is the place itself: there is nothing to choose. */}
      {spots.length > 1 ? (
        <ZoneChoices
          placeName={place.name}
          zones={spots}
          chosen={isChosen ? zone : ''}
          onChoose={onZone}
          onLeaveOpen={() => onPlace(place.key)}
        />
      ) : null}
    </>
  )
})
