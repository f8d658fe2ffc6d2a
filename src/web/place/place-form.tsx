import { useRef, useState, type FormEvent } from 'react'
import type { Sex } from '#engine'
import type { LocationSummary } from '#knowledge/bundle'
import { BodyMap } from '#web/body-map/body-map.tsx'
import { LOCATIONS, locationOf } from '#web/flow/locations.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error-note.tsx'
import { findPlaces } from './find-places.ts'
import { placeMessages } from './messages.ts'
import { NotCovered } from './not-covered.tsx'
import { PlaceBar } from './place-bar.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceSearch } from './place-search.tsx'
import styles from './place-form.module.css'

interface PlaceFormProps {
  sex: Sex | null
  initial: string | null
  onDone: (place: LocationSummary) => void
}

const READY = LOCATIONS.filter(({ covered }) => covered)

/** The body and the list beside it: two ways to the same choice, always in step. */
export function PlaceForm({ sex, initial, onDone }: PlaceFormProps) {
  const [chosenKey, setChosenKey] = useState(initial)
  const [typed, setTyped] = useState('')
  const [failedAttempts, setFailedAttempts] = useState(0)
  const instead = useRef<HTMLDialogElement>(null)
  const chosen = locationOf(chosenKey ?? undefined)
  const found = findPlaces(LOCATIONS, typed)

  function choose(key: string) {
    setChosenKey(key)
    setFailedAttempts(0)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen?.covered) onDone(chosen)
    else if (chosen) instead.current?.showModal()
    else setFailedAttempts((attempts) => attempts + 1)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <BodyMap sex={sex} chosen={chosenKey} onChoose={choose} />
      <div className={styles.choose}>
        {READY.length > 0 && READY.length < LOCATIONS.length ? (
          <p className={styles.ready}>
            {placeMessages.ready}
            {READY.map(({ key, name }) => (
              <Button key={key} look="quiet" onClick={() => choose(key)}>
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
        <PlaceList places={found} chosen={chosenKey} onChoose={choose} />
      </div>
      <PlaceBar chosen={chosen} />
      {chosen && !chosen.covered ? <NotCovered dialog={instead} name={chosen.name} /> : null}
    </form>
  )
}
