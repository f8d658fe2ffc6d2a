import {
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
} from 'react'
import type { Sex } from '#engine'
import type { LocationSummary } from '#knowledge/bundle'
import type { PainMark } from '#web/answers/pain-mark.ts'
import { ZONES, type Zone } from '#web/body-map/zones.ts'
import { LOCATIONS, locationOf } from '#web/flow/locations.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error-note.tsx'
import { bestMatch, isChosen, matchFirst } from './find/best-match.ts'
import { findPlaces } from './find/find-places.ts'
import { countOffered } from './find/offered.ts'
import { choicesIn, moveInFound, pressInList } from './list-keys.ts'
import { placeMessages } from './messages.ts'
import { NotCovered } from './not-covered.tsx'
import { choosePain, startChoosing, type PainAction } from './pain-choice.ts'
import { PlaceBar } from './place-bar.tsx'
import { PlaceBody } from './place-body.tsx'
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

const WITH_MOUSE = '(hover: hover) and (pointer: fine)'

const READY = LOCATIONS.filter(({ covered }) => covered)

/**
 * The body and the list beside it: two ways to the same choice. Both are long to draw, so the one that was tapped is drawn
 * at once and the other right after.
 */
export const PlaceForm = memo(function PlaceForm({ sex, initial, onDone }: PlaceFormProps) {
  const [choosing, dispatch] = useReducer(choosePain, initial, ({ place, mark }) =>
    startChoosing(place, mark),
  )
  const [tapped, setTapped] = useState<'body' | 'list'>('list')
  const [typed, setTyped] = useState('')
  const [failedAttempts, setFailedAttempts] = useState(0)
  const instead = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const later = useDeferredValue(choosing)
  const listed = tapped === 'list' ? choosing : later
  const { now } = choosing
  const place = locationOf(now.place ?? undefined)
  const { found, best, isLoose } = useMemo(() => {
    const fitting = findPlaces(LOCATIONS, ZONES, typed)
    const only = bestMatch(fitting)
    return { found: matchFirst(fitting.found, only), best: only, isLoose: fitting.words === null }
  }, [typed])
  // Pain spreads to spots, not to whole places.
  const match = listed.marking === 'spread' && best?.zone === null ? null : best
  const isMatchChosen = match !== null && isChosen(match, now)
  const isSearched = typed.trim() !== ''
  const count = useMemo(
    () => countOffered(found, listed.marking, listed.now.mark.zone),
    [found, listed.marking, listed.now.mark.zone],
  )

  const choose = useCallback((on: 'body' | 'list', action: PainAction) => {
    setTapped(on)
    dispatch(action)
    setFailedAttempts(0)
  }, [])
  const chooseOnBody = useCallback((action: PainAction) => choose('body', action), [choose])
  const choosePlace = useCallback((key: string) => choose('list', { kind: 'place', place: key }), [choose])
  const chooseZone = useCallback(
    ({ zone, location }: Zone) => choose('list', { kind: 'zone', zone, place: location }),
    [choose],
  )
  const chooseStrength = useCallback(
    (strength: number | null) => choose('list', { kind: 'strength', strength }),
    [choose],
  )
  const goToList = useCallback(({ detail }: MouseEvent) => {
    // One goes on to type; but on a phone that would bring up a keyboard over half of the list.
    const byKey = detail === 0
    if (byKey || window.matchMedia(WITH_MOUSE).matches) search.current?.focus({ preventScroll: true })
    else list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }, [])

  const goToFound = () => {
    const [first] = isSearched ? choicesIn(results.current) : []
    const shown = first ?? results.current?.querySelector<HTMLElement>('summary, input')
    shown?.focus()
  }
  const goOn = () => next.current?.focus()

  /** Chooses what was searched for if it is one thing, the next time leads on; else leads to what was found. */
  function takeFound() {
    if (!isSearched) return
    if (!match) goToFound()
    else if (isMatchChosen) goOn()
    else if (match.zone) chooseZone(match.zone)
    else choosePlace(match.place.key)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (place?.covered) onDone(place, now.mark)
    else if (place) instead.current?.showModal()
    else setFailedAttempts((attempts) => attempts + 1)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        {placeMessages.lead}{' '}
        <Button look="quiet" onClick={goToList}>
          {placeMessages.leadToList}
        </Button>
      </p>
      <div className={styles.columns}>
        <PlaceBody
          sex={sex}
          choosing={tapped === 'body' ? choosing : later}
          onChoose={chooseOnBody}
          onToList={goToList}
        />
        <div className={styles.choose}>
          <StrengthField strength={now.mark.strength} onChoose={chooseStrength} />
          <h2 ref={list} tabIndex={-1} className={styles.listName}>
            {placeMessages.list}
          </h2>
          {listed.marking === 'main' && READY.length > 0 && READY.length < LOCATIONS.length ? (
            <p className={styles.ready}>
              {placeMessages.ready}
              {READY.map(({ key, name }) => (
                <Button key={key} look="quiet" onClick={() => choosePlace(key)}>
                  {name}
                </Button>
              ))}
            </p>
          ) : null}
          <PlaceSearch
            field={search}
            typed={typed}
            count={count}
            isLoose={isLoose}
            match={match}
            isMatchChosen={isMatchChosen}
            onType={setTyped}
            onEnter={takeFound}
            onDown={goToFound}
          />
          {failedAttempts > 0 ? (
            <ErrorNote key={failedAttempts} id="place-error">
              {placeMessages.nothing}
            </ErrorNote>
          ) : null}
          <div
            ref={results}
            role="presentation"
            onKeyDown={(event) => {
              pressInList(event, { goOn })
              if (isSearched) moveInFound(event, { goBack: () => search.current?.focus() })
            }}
          >
            {listed.marking === 'spread' ? (
              <SpreadList found={found} searched={isSearched} chosen={listed.now} onZone={chooseZone} />
            ) : (
              <PlaceList
                found={found}
                match={match}
                chosen={listed.now}
                onPlace={choosePlace}
                onZone={chooseZone}
              />
            )}
          </div>
        </div>
      </div>
      <PlaceBar
        place={place}
        mark={now.mark}
        isEmptied={now.place === null && choosing.latest !== null}
        next={next}
      />
      {place && !place.covered ? <NotCovered dialog={instead} name={place.name} /> : null}
    </form>
  )
})
