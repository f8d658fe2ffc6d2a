import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { ZONES, zonesOfPlace, type Zone } from '#web/domain/body/zones.ts'
import type { Marking, Side } from '#web/domain/consultation/pain-mark.ts'
import { LOCATIONS } from '#web/domain/knowledge/locations.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FieldFrame } from '#web/ui/text-field.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { inSentence } from '#web/ui/words.ts'
import { bestMatch } from './find/best-match.ts'
import { optionKey, optionName, optionsFor, type Option } from './find/options.ts'
import { sideTyped } from './find/side-typed.ts'
import { findFirstPlace } from './find/several-places.ts'
import { foundWords, isEasilyGoneThrough, NOTHING_TYPED } from './found-words.ts'
import { placeMessages } from './messages.ts'
import { isChosen, type PainChoice } from './pain-choice.ts'
import { useComboBox } from './use-combo-box.ts'
import searchField from '#web/ui/search-field.module.css'
import styles from './place-search.module.css'

interface PlaceSearchProps {
  marking: Marking
  chosen: PainChoice
  onPlace: (place: string, side: Side | undefined) => void
  onZone: (zone: Zone) => void
  /** The first of several typed places was chosen: the next one hurts as well. */
  onAnother: () => void
  /** Enter was pressed on what is chosen. */
  onDone: () => void
}

/** More than anybody reads through; drawing them all would hold up the typing. */
const MOST_SHOWN = 30

/** Long enough for the next letter of somebody who types slowly, short enough not to be waited for. */
const PAUSE_MS = 500
/** Of many that were found nothing need be announced while another letter may come. */
const LONG_PAUSE_MS = 1500

const BY_MOUSE = '(hover: hover) and (pointer: fine)'
const BY_FINGER = '(hover: none) and (pointer: coarse)'

/**
 * Typing as the first way to a place, for all who would rather not point. The eye sees with every letter what was found and
 * what Enter does; a screen reader says it when the typing pauses, and each option an arrow leads to.
 */
export const PlaceSearch = memo(function PlaceSearch(props: PlaceSearchProps) {
  const { marking, chosen, onPlace, onZone, onAnother, onDone } = props
  const [typed, setTyped] = useState('')
  const [justChosen, setJustChosen] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const choseHere = useRef(false)
  const { options, match, isLoose, rest, found } = useMemo(() => {
    const fitting = findFirstPlace(LOCATIONS, ZONES, typed)
    const only = bestMatch(fitting)
    return {
      options: optionsFor(fitting, only, marking, chosen.mark.zone),
      // Pain spreads to spots, not to whole places.
      match: marking === 'spread' && only?.zone === null ? null : only,
      isLoose: fitting.words === null,
      rest: fitting.rest,
      found: fitting.found,
    }
  }, [typed, marking, chosen.mark.zone])
  const isMatchChosen = match !== null && isChosen(match, chosen)
  const words = useMemo(
    () => foundWords({ typed, options, isLoose, match, isMatchChosen }),
    [typed, options, isLoose, match, isMatchChosen],
  )

  // Whoever has come on with keys can type at once; on a phone that would bring up a keyboard over the body.
  useEffect(() => {
    const hasComeOn = document.activeElement?.tagName === 'H1'
    if (hasComeOn && window.matchMedia(BY_MOUSE).matches)
      box.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])

  const main = `${chosen.place} ${chosen.mark.zone}`
  const mainBefore = useRef(main)
  // Chosen in the picture or the list, what was typed before is no longer what is meant.
  useEffect(() => {
    if (main === mainBefore.current) return
    mainBefore.current = main
    if (choseHere.current) choseHere.current = false
    else setTyped('')
  }, [main])

  function choose(option: Option) {
    setTyped(rest)
    setJustChosen(rest === '' ? optionName(option) : null)
    // Chosen once more, a spot it spreads to would be taken back.
    const side = option.zone ? undefined : sideTyped(typed, found, option.place.key)
    const isAlready = isChosen(option, chosen) && (side ?? chosen.mark.side) === chosen.mark.side
    choseHere.current = !isAlready && marking === 'main'
    if (isAlready) onDone()
    else if (option.zone) onZone(option.zone)
    else onPlace(option.place.key, side)
    if (rest !== '') onAnother()
    return rest !== ''
  }

  const whole = wholePlace(chosen)
  const shown = options.slice(0, MOST_SHOWN)
  const combo = useComboBox<Option>({
    typed,
    options: shown,
    keyOf: optionKey,
    meant: match,
    onType: (next) => {
      setTyped(next)
      setJustChosen(null)
      // What is found needs the room that a keyboard on the screen leaves.
      if (window.matchMedia(BY_FINGER).matches) box.current?.scrollIntoView()
    },
    onChoose: choose,
    onEnter: () => {
      if (typed === '' && chosen.place !== null) onDone()
    },
    // The spots of what was chosen as a whole.
    onArrow: () => setTyped(whole?.name ?? ''),
  })
  const isJustChosen = justChosen !== null && !combo.isShown
  const isToTypeOn = combo.isShown && match === null && !isEasilyGoneThrough(options)
  const announced = useOncePaused(
    combo.isShown ? words : NOTHING_TYPED,
    isToTypeOn ? LONG_PAUSE_MS : PAUSE_MS,
  )
  // The ear has the option itself.
  const meant = combo.active ?? match
  const seen = combo.active
    ? { ...NOTHING_TYPED, name: optionName(combo.active), words: placeMessages.enterChooses }
    : words

  return (
    <div
      ref={box}
      className={styles.search}
      onBlur={(event) => {
        setJustChosen(null)
        combo.box.onBlur(event)
      }}
    >
      <FieldFrame
        label={
          <span className={isJustChosen ? styles.beforeChosen : undefined}>
            {placeMessages.search}
            <span aria-hidden="true">{placeMessages.searchOr}</span>
          </span>
        }
      >
        {(control) => (
          <div className={searchField.box}>
            <Icon name="search" size={20} />
            <input
              {...control}
              {...combo.field}
              type="text"
              placeholder={chosen.place === null ? placeMessages.searchHint : undefined}
              autoComplete="off"
              autoCapitalize="none"
              // Some browsers have it checked by their maker's servers.
              spellCheck={false}
              enterKeyHint="done"
            />
          </div>
        )}
      </FieldFrame>
      {combo.isShown ? (
        <div {...combo.popup} className={styles.found}>
          {/* A finger that taps the name in it means that, though Enter is what the words speak of. */}
          <p
            className={styles.words}
            aria-hidden="true"
            {...(meant && { onClick: combo.option(meant).onClick })}
          >
            {seen.name === null ? null : (
              <>
                <strong>{seen.name}</strong>:{' '}
              </>
            )}
            {seen.words} <span className={styles.key}>{seen.arrow}</span>
          </p>
          {options.length === 0 ? null : (
            <ul {...combo.list} className={styles.options} aria-label={placeMessages.foundLegend}>
              {shown.map((option) => {
                const isMeant = match && !combo.active && optionKey(option) === optionKey(match)
                return (
                  <li
                    key={optionKey(option)}
                    {...combo.option(option)}
                    className={`${styles.option} ${isMeant ? styles.meant : ''}`}
                  >
                    {optionName(option)}
                    <span className={styles.note} aria-hidden="true">
                      {noteOn(option)}
                    </span>
                  </li>
                )
              })}
            </ul>
          )}
          {options.length > shown.length ? <p className={styles.words}>{placeMessages.typeOn}</p> : null}
        </div>
      ) : null}
      {isJustChosen ? (
        <p className={styles.chosen} aria-hidden="true">
          {placeMessages.chosen} <strong>{justChosen}</strong>. {whole ? placeMessages.exactByArrow : null}{' '}
          {placeMessages.enterLeadsOn}
        </p>
      ) : null}
      <output>
        <Unseen>{announced.name === null ? announced.words : `${announced.name}: ${announced.words}`}</Unseen>{' '}
        <span className={styles.key}>
          <Unseen>{announced.arrow}</Unseen>
        </span>
      </output>
    </div>
  )
})

/** What a place takes in, or which place a spot is of where its name does not say so. */
function noteOn({ place, zone }: Option): string | null {
  if (!zone) return place.includes
  return zone.label.includes(inSentence(place.name)) ? null : place.name
}

/** What is chosen as a whole though it has several spots. */
function wholePlace({ place, mark }: PainChoice): LocationSummary | undefined {
  const isWhole = mark.zone === null && place !== null && zonesOfPlace(place).length > 1
  return isWhole ? LOCATIONS.find(({ key }) => key === place) : undefined
}

/** What it is once it has stayed the same for a while: a screen reader does not announce every letter typed. */
function useOncePaused<Value>(now: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(now)
  useEffect(() => {
    const later = setTimeout(() => setPaused(now), pauseMs)
    return () => clearTimeout(later)
  }, [now, pauseMs])
  return paused
}
