import {
  memo,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import type { Sex } from '#engine'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import type { Zone } from '#web/domain/body/zones.ts'
import type { PainMark, Side } from '#web/domain/consultation/pain-mark.ts'
import { LOCATIONS, locationOf } from '#web/domain/knowledge/locations.ts'
import { useAfterPaint } from '#web/routing/use-after-paint.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error.tsx'
import { placeMessages } from './messages.ts'
import { MarkList } from './mark-list.tsx'
import { NotCovered } from './not-covered.tsx'
import { choosePain, startChoosing, type PainAction } from './pain-choice.ts'
import { PlaceBar } from './place-bar.tsx'
import { PlaceBody } from './place-body.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceSearch } from './place-search.tsx'
import { StrengthField } from './strength-field.tsx'
import styles from './place-form.module.css'

interface PlaceFormProps {
  sex: Sex | null
  initial: { place: string | null; mark: PainMark }
  /** Whoever skipped the picture is led past it. */
  startsAtList: boolean
  /** Something was chosen here. */
  onChange: () => void
  onDone: (place: LocationSummary, mark: PainMark) => void
}

const READY = LOCATIONS.filter(({ covered }) => covered)

/**
 * Typing, the body and the list: three ways to the same choice. All are long to draw, so the one that was used is drawn at
 * once and the others right after.
 */
export const PlaceForm = memo(function PlaceForm({
  sex,
  initial,
  startsAtList,
  onChange,
  onDone,
}: PlaceFormProps) {
  const [choosing, dispatch] = useReducer(choosePain, initial, ({ place, mark }) =>
    startChoosing(place, mark),
  )
  const [used, setUsed] = useState<'search' | 'body' | 'strength' | 'list'>('list')
  const [failedAttempts, setFailedAttempts] = useState(0)
  const instead = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const later = useAfterPaint(choosing)
  const drawnFor = (way: typeof used) => (used === way ? choosing : later)
  const listed = drawnFor('list')
  const { now } = choosing
  const place = locationOf(now.place ?? undefined)
  const placeLater = locationOf(later.now.place ?? undefined)

  const choose = useCallback(
    (by: typeof used, action: PainAction) => {
      onChange()
      setUsed(by)
      dispatch(action)
      setFailedAttempts(0)
    },
    [onChange],
  )
  const chooseOnBody = useCallback((action: PainAction) => choose('body', action), [choose])
  const choosePlace = useCallback((key: string) => choose('list', { kind: 'place', place: key }), [choose])
  const chooseZone = useCallback(
    ({ zone, location }: Zone) => choose('list', { kind: 'zone', zone, place: location }),
    [choose],
  )
  const typePlace = useCallback(
    (key: string, side: Side | undefined) => choose('search', { kind: 'place', place: key, side }),
    [choose],
  )
  const typeZone = useCallback(
    ({ zone, location }: Zone) => choose('search', { kind: 'zone', zone, place: location }),
    [choose],
  )
  const chooseStrength = useCallback(
    (strength: number | null) => choose('strength', { kind: 'strength', strength }),
    [choose],
  )
  const keepBoth = useCallback(() => choose('body', { kind: 'keep_both' }), [choose])
  const chooseAnother = useCallback(() => choose('search', { kind: 'marking', marking: 'also' }), [choose])
  const goToList = useCallback(() => {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }, [])
  useEffect(() => {
    if (startsAtList) goToList()
  }, [startsAtList, goToList])
  const goOn = useCallback(() => next.current?.focus(), [])
  const pressList = useCallback((event: KeyboardEvent) => pressInList(event, { goOn }), [goOn])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (place?.covered) onDone(place, now.mark)
    else if (place) instead.current?.showModal()
    else setFailedAttempts((attempts) => attempts + 1)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PlaceSearch
        marking={later.marking}
        chosen={drawnFor('search').now}
        onPlace={typePlace}
        onZone={typeZone}
        onAnother={chooseAnother}
        onDone={goOn}
      />
      <div className={styles.columns}>
        <PlaceBody sex={sex} choosing={drawnFor('body')} onChoose={chooseOnBody} onToList={goToList} />
        <div className={styles.choose}>
          <StrengthField strength={drawnFor('strength').now.mark.strength} onChoose={chooseStrength} />
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
          {failedAttempts > 0 ? (
            <ErrorNote key={failedAttempts} id="place-error">
              {placeMessages.nothing}
            </ErrorNote>
          ) : null}
          <div role="presentation" onKeyDown={pressList}>
            {listed.marking === 'main' ? (
              <PlaceList chosen={listed.now} onPlace={choosePlace} onZone={chooseZone} />
            ) : (
              <MarkList marking={listed.marking} chosen={listed.now} onZone={chooseZone} />
            )}
          </div>
        </div>
      </div>
      <PlaceBar
        place={placeLater}
        mark={later.now.mark}
        // Arrow keys in the list go from place to place; what is tapped or typed instead of another may be meant for both.
        replaced={used === 'body' || used === 'search' ? later.replaced : null}
        onKeepBoth={keepBoth}
        isEmptied={later.now.place === null && later.latest !== null}
        isTyped={used === 'search'}
        next={next}
      />
      {place && !place.covered ? <NotCovered dialog={instead} name={place.name} /> : null}
    </form>
  )
})

/** Enter marks what is not marked; on what is marked it leads on, but sends nothing. */
function pressInList(event: KeyboardEvent, { goOn }: { goOn: () => void }) {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (target.checked) goOn()
  else target.click()
}
