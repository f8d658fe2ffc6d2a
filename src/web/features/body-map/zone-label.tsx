import { bodyMapMessages } from './messages.ts'
import type { ZoneOutline } from './outlines.ts'
import { reachOf } from './reach.ts'
import styles from './zone-label.module.css'

interface ZoneLabelProps {
  outline: Pick<ZoneOutline, 'at' | 'path'>
  box: readonly [width: number, height: number]
  name: string
  /** Leads to where it is drawn larger; null where that would be no help. */
  onCloser: (() => void) | null
}

/** As much of the picture's height as a name may need beside its zone. */
const ROOM = 0.12

/**
 * The name of the zone under the pointer or with the focus, above it, or below where there is no room: it must not hide
 * what it names. For the eye and the finger: the zone itself is called so, and zooming in stands above the picture.
 */
export function ZoneLabel({ outline, box: [width, height], name, onCloser }: ZoneLabelProps) {
  const across = outline.at[0] / width
  const edge = across < 0.35 ? styles.fromLeft : across > 0.65 ? styles.fromRight : styles.centred
  const { top, bottom } = reachOf(outline.path)
  const isAbove = top / height > ROOM
  // A zone as high as the picture has its name in its middle.
  const under = bottom / height < 1 - ROOM ? bottom : outline.at[1]
  return (
    <span
      className={`${styles.label} ${edge} ${isAbove ? styles.above : styles.below}`}
      style={{ left: `${across * 100}%`, top: `${((isAbove ? top : under) / height) * 100}%` }}
      aria-hidden="true"
    >
      {name}
      {onCloser ? (
        <button type="button" tabIndex={-1} className={styles.closer} onClick={onCloser}>
          {bodyMapMessages.seeLarger}
        </button>
      ) : null}
    </span>
  )
}
