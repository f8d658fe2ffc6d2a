import type { View } from '#web/domain/body/zones.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BODY_PARTS, viewOfPart } from './body-parts.ts'
import { bodyMapMessages } from './messages.ts'
import styles from './part-spots.module.css'

/** Places beside the whole body, in percent of the picture, for the limbs on the picture's right. */
const BESIDE_LIMB: readonly (readonly [limb: string, x: number, y: number])[] = [
  ['shoulder', 92, 18.5],
  ['elbow', 95, 35],
  ['hand', 94, 62],
  ['knee', 82, 67],
  ['foot', 82, 92.5],
]

const SPOTS = BESIDE_LIMB.flatMap(([limb, x, y]) => [
  { limb, x, y, onRight: true },
  { limb, x: 100 - x, y, onRight: false },
])

/**
 * Magnifying glasses beside head, hands, feet and joints. Only for pointers: the list of parts above the picture offers
 * the same to everybody.
 */
export function PartSpots({ view, onLook }: { view: View; onLook: (view: View) => void }) {
  const ownOnRight = view === 'front' ? 'left' : 'right'
  const ownOnLeft = view === 'front' ? 'right' : 'left'
  const spot = (key: string, x: number, y: number) => {
    const part = BODY_PARTS.find((each) => each.key === key)
    return part ? (
      <button
        key={key}
        type="button"
        tabIndex={-1}
        title={bodyMapMessages.closer({ part: part.name })}
        className={styles.spot}
        style={{ left: `${x}%`, top: `${y}%` }}
        onClick={() => onLook(viewOfPart(part, view))}
      >
        <Icon name="search" size={18} />
      </button>
    ) : null
  }
  return (
    <div aria-hidden="true">
      {spot('head', 68, 5.5)}
      {SPOTS.map(({ limb, x, y, onRight }) => spot(`${onRight ? ownOnRight : ownOnLeft}-${limb}`, x, y))}
    </div>
  )
}
