import { memo, type KeyboardEvent, type Ref } from 'react'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { locationOf } from '#web/domain/knowledge/locations.ts'
import { zoneName, zoneOf, zonesOfPlace } from '#web/domain/body/zones.ts'
import { placeWords } from '#web/domain/words/pain-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { placeMessages } from './messages.ts'
import type { PainChoice } from './pain-choice.ts'
import styles from './place-bar.module.css'

interface PlaceBarProps {
  place: LocationSummary | undefined
  mark: PainChoice['mark']
  /** The place, or its spot, that the latest choice took the place of. */
  replaced: string | null
  onKeepBoth: () => void
  /** The only choice was taken back. */
  isEmptied: boolean
  /** It was chosen by typing, where the next Enter leads to the button. */
  isTyped: boolean
  /** The button that goes on. */
  next: Ref<HTMLButtonElement>
}

/**
 * Stays in sight at the foot of the screen once there is a choice to go on with, because body and list are long; before
 * that it would only cover the body. Says each choice to screen readers.
 */
export const PlaceBar = memo(function PlaceBar(props: PlaceBarProps) {
  const { place, mark, replaced, onKeepBoth, isEmptied, isTyped, next } = props
  const zone = zoneOf(mark.zone)
  const spread = mark.spread.flatMap((key) => zoneOf(key)?.label ?? [])
  const also = mark.also.flatMap((key) => zoneOf(key)?.label ?? locationOf(key)?.name ?? [])
  const toSpots = isTyped ? placeMessages.exactByArrow : placeMessages.exactSpot
  const further = [
    place?.covered && !zone && zonesOfPlace(place.key).length > 1 ? toSpots : [],
    isTyped ? placeMessages.enterLeadsOn : [],
  ].flat()
  return (
    <div className={`${styles.bar} ${place ? styles.ready : ''}`}>
      <output className={styles.chosen}>
        {place ? (
          <>
            <span className={styles.label}>{placeMessages.chosen}</span>{' '}
            <strong>{zone ? zoneName(zone) : placeWords(place.name, mark)}</strong>
            {spread.length > 0 ? (
              <span className={styles.label}>
                , {placeMessages.spreadsTo({ count: spread.length, name: spread[0]! })}
              </span>
            ) : null}
            {also.length > 0 ? (
              <span className={styles.label}>
                , {placeMessages.hurtsToo({ count: also.length, name: also[0]! })}
              </span>
            ) : null}
            {further.length > 0 ? <Unseen>{`${sentenceOf('')} ${further.join(' ')}`}</Unseen> : null}
            {place.covered ? null : <span className={styles.label}> ({placeMessages.notYet})</span>}
          </>
        ) : null}
        {isEmptied ? <Unseen>{placeMessages.nothingChosenNow}</Unseen> : null}
      </output>
      {replaced === null ? null : (
        <span className={styles.replaced}>
          {placeMessages.instead({ name: zoneOf(replaced)?.label ?? locationOf(replaced)?.name ?? '' })}{' '}
          <Button look="quiet" onClick={onKeepBoth}>
            {placeMessages.bothHurt}
          </Button>
        </span>
      )}
      <Button
        ref={next}
        type="submit"
        onKeyDown={ignoreHeldEnter}
        look={place && !place.covered ? 'secondary' : 'primary'}
      >
        {place && !place.covered ? placeMessages.whatInstead : placeMessages.next}
      </Button>
    </div>
  )
})

/** The press that led to the button must not press it too. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
