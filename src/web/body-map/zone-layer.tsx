import { useState, type PointerEvent } from 'react'
import type { Sex } from '#engine'
import type { BodyFigures, BodyView } from './body-figures.ts'
import { bodyMapMessages } from './messages.ts'
import styles from './zone-layer.module.css'

interface ZoneLayerProps {
  figures: BodyFigures
  sex: Sex
  view: BodyView
  chosen: string | null
  onChoose: (location: string) => void
}

/** Outlines over the picture. A zone stands for its whole place, so the place lights up. */
export function ZoneLayer({ figures, sex, view, chosen, onChoose }: ZoneLayerProps) {
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const { box, zones } = figures.outlines[sex][view]
  const pointed = figures.names.get(pointedAt ?? '')

  function point({ target }: PointerEvent) {
    setPointedAt((target instanceof SVGElement && target.dataset['zone']) || null)
  }

  return (
    <>
      <svg
        className={styles.zones}
        viewBox={`0 0 ${box[0]} ${box[1]}`}
        focusable="false"
        onPointerOver={point}
        onPointerLeave={() => setPointedAt(null)}
      >
        {zones.map(({ zone, path }) => {
          const location = figures.names.get(zone)?.location
          if (location === undefined) return null
          const look =
            location === chosen ? styles.chosen : location === pointed?.location ? styles.pointed : ''
          return (
            <path
              key={zone}
              d={path}
              data-zone={zone}
              data-location={location}
              className={`${styles.zone} ${look}`}
              onClick={() => onChoose(location)}
            />
          )
        })}
      </svg>
      <p className={styles.name}>{pointed?.label ?? bodyMapMessages.hint}</p>
    </>
  )
}
