import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { zoneName, zoneOf, type Zone } from '#web/domain/body/zones.ts'
import { bodyMapMessages } from './messages.ts'
import { isCloseCall, nearestZone } from './nearest-zone.ts'
import type { Direction, Outline } from './outlines.ts'
import { ZoneLabel } from './zone-label.tsx'
import { startZone, zoneState, type Chosen, type ZoneState } from './zone-state.ts'
import styles from './zone-layer.module.css'

interface ZoneLayerProps {
  outline: Outline
  /** What the picture shows, for those who don't see it. */
  name: string
  chosen: Chosen
  /** The zone last pointed at or focused, in whatever view. */
  lastUsed: string | null
  /** Whether that zone is to take the focus: the view was changed from the keyboard. */
  takesFocus: boolean
  onUse: (zone: string) => void
  onChoose: (zone: Zone) => void
  onZoom: (way: 'in' | 'out') => void
  /** Leads to where a zone is drawn larger; null where it is so already. */
  onCloser: ((zone: Zone) => void) | null
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Outlines over the picture: one button a zone, one tab stop for all of them. */
export function ZoneLayer(props: ZoneLayerProps) {
  const { outline, name, chosen, lastUsed, takesFocus, onUse, onChoose, onZoom, onCloser } = props
  const [width, height] = outline.box
  // A close-up cuts off its neighbours, and the first of them stands in a corner: begin with what it shows.
  const fromMiddle = ([x, y]: readonly [number, number]) =>
    width === height ? Math.hypot(x - width / 2, y - height / 2) : 0
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  // A finger does not hover: a spot gets its name once it was tapped, for as long as it is chosen.
  const [tapped, setTapped] = useState<{ zone: string; isCloseCall: boolean } | null>(null)
  // The mark stands where one tapped, else in the middle of its zone.
  const [tappedAt, setTappedAt] = useState<{ zone: string; at: readonly [number, number] } | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const layer = useRef<SVGSVGElement>(null)
  const hatch = useId()
  const zones = outline.zones.flatMap((drawn) => {
    const zone = zoneOf(drawn.zone)
    return zone ? [{ ...drawn, zone, state: zoneState(zone, chosen) }] : []
  })
  const start = startZone(
    zones.toSorted((a, b) => fromMiddle(a.at) - fromMiddle(b.at)).map(({ zone }) => zone),
    lastUsed,
    chosen,
  )
  const tappedAndChosen = zones.find(({ zone, state }) => zone.zone === tapped?.zone && isMarked(state))
  const named = zones.find(({ zone }) => zone.zone === (pointedAt ?? tappedAndChosen?.zone.zone ?? focused))
  // A mouse is shown what it points at before it presses.
  const isUnsure = pointedAt === null && named === tappedAndChosen && tapped?.isCloseCall
  const ringed = zones.find(({ zone }) => zone.zone === focused)

  const zonePath = (key: string | undefined) =>
    layer.current?.querySelector<SVGElement>(`[data-zone="${key}"]`)
  const focus = (key: string | undefined) => zonePath(key)?.focus()

  /** A point of the window in the picture's own units. */
  function pointIn(clientX: number, clientY: number): readonly [number, number] {
    const { left, top, width: wide, height: high } = layer.current!.getBoundingClientRect()
    return [((clientX - left) / wide) * width, ((clientY - top) / high) * height]
  }

  const focusStart = useEffectEvent(() => focus(start))
  useEffect(() => {
    if (takesFocus) focusStart()
  }, [takesFocus])

  function press(event: KeyboardEvent) {
    const drawn = zones.find(({ zone }) => zone.zone === zoneUnder(event.target))
    if (!drawn || event.altKey || event.ctrlKey || event.metaKey) return
    const direction = ARROWS[event.key]
    if (direction) focus(drawn.next[direction])
    else if (event.key === 'Enter' || event.key === ' ') onChoose(drawn.zone)
    else if (event.key === '+' || event.key === '=') onZoom('in')
    else if (event.key === '-') onZoom('out')
    else return
    event.preventDefault()
  }

  function tap({ target, clientX, clientY }: MouseEvent) {
    const zone = zoneOf(zoneUnder(target) ?? nearestZone(clientX, clientY))
    if (!zone) return
    onUse(zone.zone)
    onChoose(zone)
    setTapped({ zone: zone.zone, isCloseCall: isCloseCall(clientX, clientY) })
    setTappedAt(zoneUnder(target) === zone.zone ? { zone: zone.zone, at: pointIn(clientX, clientY) } : null)
    // The bar with the choice comes up over the lowest part of the screen.
    requestAnimationFrame(() => zonePath(zone.zone)?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <>
      <svg
        ref={layer}
        className={styles.zones}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={name}
        onPointerOver={(event: PointerEvent) => {
          if (event.pointerType === 'mouse') setPointedAt(zoneUnder(event.target))
        }}
        onPointerLeave={() => {
          setPointedAt(null)
          setTapped(null)
        }}
        onClick={tap}
        onKeyDown={press}
        onFocus={({ target }) => {
          const zone = zoneUnder(target)
          if (zone !== null) onUse(zone)
          setFocused(target.matches(':focus-visible') ? zone : null)
        }}
        onBlur={() => setFocused(null)}
      >
        <pattern
          id={hatch}
          width="26"
          height="26"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.hatchGround} width="26" height="26" />
          <rect className={styles.hatchLine} width="11" height="26" />
        </pattern>
        {zones.map(({ zone, path, state }) => (
          <path
            key={zone.zone}
            d={path}
            className={styles.zone}
            data-zone={zone.zone}
            data-state={state}
            role="button"
            tabIndex={zone.zone === start ? 0 : -1}
            aria-pressed={isMarked(state)}
            aria-label={
              state === 'none' ? zoneName(zone) : `${zoneName(zone)}, ${bodyMapMessages.state[state]}`
            }
          />
        ))}
        <g className={styles.marks} aria-hidden="true">
          {zones.map(({ zone, path, state }) =>
            state === 'none' ? null : (
              <path
                key={zone.zone}
                d={path}
                className={styles[state]}
                fill={state === 'spread' ? `url(#${hatch})` : undefined}
              />
            ),
          )}
          {named && named.state === 'none' ? <path d={named.path} className={styles.pointed} /> : null}
          {ringed ? (
            <>
              <path d={ringed.path} className={styles.ringGround} />
              <path d={ringed.path} className={styles.ring} />
            </>
          ) : null}
          {zones.map(({ zone, at, state }) =>
            state === 'main' ? (
              <Pin key={zone.zone} at={tappedAt?.zone === zone.zone ? tappedAt.at : at} width={width} />
            ) : null,
          )}
        </g>
      </svg>
      {named ? (
        <ZoneLabel
          outline={named}
          box={outline.box}
          name={zoneName(named.zone)}
          onCloser={onCloser && isUnsure ? () => onCloser(named.zone) : null}
        />
      ) : null}
    </>
  )
}

function isMarked(state: ZoneState): boolean {
  return state === 'main' || state === 'spread' || state === 'also'
}

/** So that the main place differs from others without colour. */
function Pin({ at: [x, y], width }: { at: readonly [number, number]; width: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={width / 48} className={styles.pinGround} />
      <circle cx={x} cy={y} r={width / 90} className={styles.pin} />
    </>
  )
}

function zoneUnder(target: EventTarget): string | null {
  return (target instanceof SVGElement && target.dataset['zone']) || null
}
