import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Sex } from '#engine'
import { zoneOf, type View, type Zone } from '#web/domain/body/zones.ts'
import { keepForOffline } from '#web/domain/offline/keep-for-offline.ts'
import {
  CLOSE_UPS,
  closeUpOf,
  middleCloseUp,
  sideOf,
  viewOfPart,
  viewShowing,
  WHOLE_BODY,
} from './body-parts.ts'
import { inSentence } from '#web/ui/words.ts'
import { BodyPicture } from './body-picture.tsx'
import { MapToolbar } from './map-toolbar.tsx'
import { bodyMapMessages } from './messages.ts'
import { figureName } from './outlines.ts'
import { useFigures, type Figures } from './use-figures.ts'
import { PartSpots } from './part-spots.tsx'
import { usePinch } from './pinch.ts'
import { ZoneLayer } from './zone-layer.tsx'
import type { Chosen } from './zone-state.ts'
import styles from './body-map.module.css'

const SEXES: readonly Sex[] = ['female', 'male']

export interface BodyMapProps {
  /** Null until it is known whose body to show. */
  sex: Sex | null
  chosen: Chosen
  /** What was chosen last, here or elsewhere; the body turns to show each new one. */
  latest: { zone: string | null; place: string | null } | null
  onChoose: (zone: Zone) => void
  canUndo: boolean
  onUndo: () => void
  /** Stands beside the sides to look from: what a tap marks. */
  children: ReactNode
}

interface Shown {
  view: View
  /** The choice the body was last turned for: by hand or by itself. */
  forChoice: BodyMapProps['latest']
  /** Set by zooming from the keyboard: the zone in the new picture takes the focus. */
  takesFocus: boolean
  /** Another part came by hand, not by a choice in the list: lower than the whole body, it is to be in sight. */
  isNewPart: boolean
}

/** Time for the close-ups' pictures to come after their outlines. */
const PICTURES_DUE_MS = 3000

const FIRST: Shown = { view: 'front', forChoice: null, takesFocus: false, isNewPart: false }

const OTHER_SIDES = WHOLE_BODY.sides.map((side) => side.view).filter((view) => view !== FIRST.view)

/** The pictures that had loaded before there was a service worker: all of them, whatever one looked at. */
function keepWhatLoaded(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const pictures = loaded.filter(
    ({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/body/'),
  )
  void keepForOffline(pictures.map(({ pathname }) => pathname))
}

/** The front first, then what makes it answer to taps: on a slow network the back's pictures would hold that up. */
function viewsDue({ wholeCame, closeUpsDue }: Figures): readonly View[] {
  return [FIRST.view, ...(wholeCame ? OTHER_SIDES : []), ...(closeUpsDue ? CLOSE_UPS : [])]
}

/** The body with its zones, whole or from near: the same choice as in the list, for pointers, fingers and keys. */
export function BodyMap(props: BodyMapProps) {
  const { sex, chosen, latest, onChoose, canUndo, onUndo, children } = props
  const [shown, setShown] = useState<Shown>(FIRST)
  const [lastUsed, setLastUsed] = useState<string | null>(null)
  const picture = useRef<HTMLDivElement>(null)

  if (latest && latest !== shown.forChoice) {
    const turned = viewShowing({ zone: zoneOf(latest.zone), place: latest.place }, shown.view)
    setShown({ view: turned, forChoice: latest, takesFocus: false, isNewPart: false })
  }
  const { view } = shown
  const { part, side } = sideOf(view)
  const figures = useFigures(part !== WHOLE_BODY)
  const outline = sex ? figures.outlines.get(figureName(sex, view)) : undefined

  // A close-up is lower than the whole body: zooming in on a foot would leave it above the screen.
  useEffect(() => {
    if (shown.isNewPart) picture.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  useEffect(() => keepWhatLoaded, [])
  useEffect(() => {
    if (!figures.complete) return undefined
    const later = setTimeout(keepWhatLoaded, PICTURES_DUE_MS)
    return () => clearTimeout(later)
  }, [figures.complete])

  const look = (to: View, takesFocus = false) =>
    setShown({ view: to, forChoice: latest, takesFocus, isNewPart: sideOf(to).part !== part })

  function zoom(way: 'in' | 'out', about: Zone | undefined, takesFocus = false) {
    if (way === 'out') look(viewOfPart(WHOLE_BODY, view), takesFocus)
    else if (part === WHOLE_BODY) {
      look((about && closeUpOf(about, view)) ?? middleCloseUp(view), takesFocus)
    }
  }

  usePinch(picture, (way, x, y) => {
    const under = document.elementFromPoint(x, y)
    zoom(way, zoneOf(under instanceof SVGElement ? under.dataset['zone'] : null) ?? zoneOf(lastUsed))
  })

  return (
    <div className={styles.map}>
      <MapToolbar
        view={view}
        onView={look}
        onZoom={(way) => zoom(way, zoneOf(lastUsed ?? chosen.zone))}
        canUndo={canUndo}
        onUndo={onUndo}
      >
        {children}
      </MapToolbar>
      <div
        ref={picture}
        className={`${part === WHOLE_BODY ? styles.whole : styles.near} ${sex === null ? styles.untold : ''}`}
      >
        {/* All load for everybody: what is requested must not tell which body, side or part was looked at. */}
        {viewsDue(figures).flatMap((each) =>
          SEXES.map((eachSex) => (
            <BodyPicture
              key={figureName(eachSex, each)}
              sex={eachSex}
              view={each}
              hidden={each !== view || (sex !== null && eachSex !== sex)}
            />
          )),
        )}
        {outline ? (
          <ZoneLayer
            key={view}
            outline={outline}
            name={bodyMapMessages.picture({ part: part.name, side: inSentence(side.name) })}
            chosen={chosen}
            lastUsed={lastUsed}
            takesFocus={shown.takesFocus}
            onUse={setLastUsed}
            onChoose={onChoose}
            onZoom={(way) => zoom(way, zoneOf(lastUsed), true)}
            onCloser={part === WHOLE_BODY ? (zone) => zoom('in', zone) : null}
          />
        ) : (
          <p className={styles.waiting}>
            {sex !== null && (part === WHOLE_BODY ? figures.wholeCame : figures.complete)
              ? bodyMapMessages.failed
              : bodyMapMessages.loading}
          </p>
        )}
        {part === WHOLE_BODY && outline ? <PartSpots view={view} onLook={look} /> : null}
        {side.edges ? (
          <>
            <span className={`${styles.edge} ${styles.left}`}>{side.edges[0]}</span>
            <span className={`${styles.edge} ${styles.right}`}>{side.edges[1]}</span>
          </>
        ) : (
          <span className={`${styles.edge} ${styles.left}`}>
            {bodyMapMessages.your({
              part: inSentence(part.key === 'head' ? bodyMapMessages.ofHead({ side: side.name }) : part.name),
            })}
          </span>
        )}
      </div>
      <p className={styles.hint}>
        {bodyMapMessages.hint} {bodyMapMessages.ownSides}
      </p>
    </div>
  )
}
