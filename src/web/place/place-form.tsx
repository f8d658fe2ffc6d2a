import { memo, useReducer, useRef, useState, type FormEvent } from 'react'
import type { Sex } from '#engine'
import type { LocationSummary } from '#knowledge/bundle'
import type { PainMark } from '#web/answers/pain-mark.ts'
import { BodyMap } from '#web/body-map/body-map.tsx'
import { ZONES, type Zone } from '#web/body-map/zones.ts'
import { LOCATIONS, locationOf } from '#web/flow/locations.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error-note.tsx'
import { findPlaces } from './find-places.ts'
import { MarkingField } from './marking-field.tsx'
import { placeMessages } from './messages.ts'
import { NotCovered } from './not-covered.tsx'
import { choosePain, startChoosing, type PainAction } from './pain-choice.ts'
import { PlaceBar } from './place-bar.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceSearch } from './place-search.tsx'
import { SpreadList } from './spread-list.tsx'
import { StrengthField } from './strength-field.tsx'
import styles from './place-form.module.css'

interface PlaceFormProps {
  sex: Sex | null
  initial: { place: string | null; mark: PainMark }
  onDone: (place: LocationSummary, mark: PainMark) => void
}

const READY = LOCATIONS.filter(({ covered }) => covered)

/**
 * The body and the list beside it: two ways to the same choice, always in step. Long to draw, so not drawn anew without
 * need.
 */
export const PlaceForm = memo(function PlaceForm({ sex, initial, onDone }: PlaceFormProps) {
  const [choosing, dispatch] = useReducer(choosePain, initial, ({ place, mark }) =>
    startChoosing(place, mark),
  )
  const [typed, setTyped] = useState('')
  const [failedAttempts, setFailedAttempts] = useState(0)
  const instead = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLHeadingElement>(null)
  const { now, marking } = choosing
  const place = locationOf(now.place ?? undefined)
  const found = findPlaces(LOCATIONS, ZONES, typed)

  function choose(action: PainAction) {
    dispatch(action)
    setFailedAttempts(0)
  }

  const choosePlace = (key: string) => choose({ kind: 'place', place: key })
  const chooseZone = ({ zone, location }: Zone) => choose({ kind: 'zone', zone, place: location })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (place?.covered) onDone(place, now.mark)
    else if (place) instead.current?.showModal()
    else setFailedAttempts((attempts) => attempts + 1)
  }

  function goToList() {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.columns}>
        <div className={styles.body}>
          <BodyMap
            sex={sex}
            chosen={{ place: now.place, zone: now.mark.zone, spread: now.mark.spread }}
            latest={choosing.latest}
            onChoose={chooseZone}
            canUndo={choosing.past.length > 0}
            onUndo={() => choose({ kind: 'undo' })}
          >
            <MarkingField
              marking={marking}
              canSpread={now.place !== null}
              onChoose={(each) => choose({ kind: 'marking', marking: each })}
            />
          </BodyMap>
          <p className={styles.toList}>
            <Button look="quiet" onClick={goToList}>
              {placeMessages.toList}
            </Button>
          </p>
        </div>
        <div className={styles.choose}>
          <StrengthField
            strength={now.mark.strength}
            onChoose={(strength) => choose({ kind: 'strength', strength })}
          />
          <h2 ref={list} tabIndex={-1} className={styles.listName}>
            {placeMessages.list}
          </h2>
          {marking === 'main' && READY.length > 0 && READY.length < LOCATIONS.length ? (
            <p className={styles.ready}>
              {placeMessages.ready}
              {READY.map(({ key, name }) => (
                <Button key={key} look="quiet" onClick={() => choosePlace(key)}>
                  {name}
                </Button>
              ))}
            </p>
          ) : null}
          <PlaceSearch typed={typed} found={found.length} onType={setTyped} />
          {failedAttempts > 0 ? (
            <ErrorNote key={failedAttempts} id="place-error">
              {placeMessages.nothing}
            </ErrorNote>
          ) : null}
          {marking === 'spread' ? (
            <SpreadList found={found} searched={typed.trim() !== ''} chosen={now} onZone={chooseZone} />
          ) : (
            <PlaceList found={found} chosen={now} onPlace={choosePlace} onZone={chooseZone} />
          )}
        </div>
      </div>
      <PlaceBar place={place} mark={now.mark} />
      {place && !place.covered ? <NotCovered dialog={instead} name={place.name} /> : null}
    </form>
  )
})
