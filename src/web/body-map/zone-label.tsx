import styles from './zone-label.module.css'

interface ZoneLabelProps {
  at: readonly [x: number, y: number]
  box: readonly [width: number, height: number]
  name: string
}

/** The name of the zone under the pointer or with the focus, beside it. For the eye: the zone itself is called so. */
export function ZoneLabel({ at: [x, y], box: [width, height], name }: ZoneLabelProps) {
  const across = x / width
  const edge = across < 0.35 ? styles.fromLeft : across > 0.65 ? styles.fromRight : styles.centred
  return (
    <span
      className={`${styles.label} ${edge} ${y / height < 0.12 ? styles.below : styles.above}`}
      style={{ left: `${across * 100}%`, top: `${(y / height) * 100}%` }}
      aria-hidden="true"
    >
      {name}
    </span>
  )
}
