import { useEffect, useId, useState } from 'react'
import type { Sex } from '#engine'
import type { PainMark } from '#web/domain/consultation/pain-mark.ts'
import { WHOLE_VIEWS } from '#web/domain/body/zones.ts'
import { figureName, loadWholeBodies, type Outline } from '#web/features/body-map/outlines.ts'
import { placeWords } from '#web/domain/words/pain-words.ts'
import { markedZones } from './marked-zones.ts'
import { doctorMessages } from './words/messages.ts'
import styles from './body-figure.module.css'

interface BodyFigureProps {
  sex: Sex
  place: { key: string; name: string }
  mark: PainMark
}

/** The body from front and back with the painful zones marked, in lines that print well without colour. */
export function BodyFigure({ sex, place, mark }: BodyFigureProps) {
  const [outlines, setOutlines] = useState<ReadonlyMap<string, Outline>>(new Map())
  useEffect(() => {
    let gone = false
    void loadWholeBodies().then((loaded) => !gone && setOutlines(loaded))
    return () => {
      gone = true
    }
  }, [])
  return (
    <figure
      className={styles.figure}
      aria-label={doctorMessages.figure({ place: placeWords(place.name, mark) })}
    >
      {WHOLE_VIEWS.map((view) => {
        const outline = outlines.get(figureName(sex, view))
        return (
          <div key={view} className={styles.side} aria-hidden="true">
            <span className={styles.name}>
              {view === 'front' ? doctorMessages.front : doctorMessages.back2}
            </span>
            <div className={styles.frame}>
              {outline ? <MarkedOutline outline={outline} place={place.key} mark={mark} /> : null}
            </div>
            <span className={styles.edges}>
              {/* Seen from the front the person's right is at the left edge. */}
              {(view === 'front' ? (['right', 'left'] as const) : (['left', 'right'] as const)).map((own) => (
                <span key={own}>{doctorMessages.own[own]}</span>
              ))}
            </span>
          </div>
        )
      })}
    </figure>
  )
}

function MarkedOutline({ outline, place, mark }: { outline: Outline; place: string; mark: PainMark }) {
  const hatch = useId()
  const [width, height] = outline.box
  const { main, spread, also } = markedZones(place, mark)
  const marked = outline.zones.filter(({ zone }) => main.has(zone))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.body} focusable="false">
      <pattern id={hatch} width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatchGround} width="34" height="34" />
        <rect className={styles.hatchLine} width="13" height="34" />
      </pattern>
      {outline.zones.map(({ zone, path }) => (
        <path key={zone} d={path} className={styles.zone} />
      ))}
      {outline.zones.map(({ zone, path }) =>
        spread.has(zone) ? (
          <path key={zone} d={path} className={styles.spread} fill={`url(#${hatch})`} />
        ) : also.has(zone) ? (
          <path key={zone} d={path} className={styles.also} />
        ) : null,
      )}
      {marked.map(({ zone, path }) => (
        <path key={zone} d={path} className={styles.main} />
      ))}
      {mark.zone !== null && marked.length > 0 ? (
        <circle
          className={styles.ring}
          cx={mean(marked.map(({ at }) => at[0]))}
          cy={mean(marked.map(({ at }) => at[1]))}
          r={width / 9}
        />
      ) : null}
    </svg>
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
