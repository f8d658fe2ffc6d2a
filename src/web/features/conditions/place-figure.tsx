import { WHOLE_VIEWS, zonesOfPlace } from '#web/domain/body/zones.ts'
import { listed } from '#web/ui/words.ts'
import { conditionMessages } from './messages.ts'
import styles from './article.module.css'

/** Width and height of the outlines, in their own units. */
const BOX = [1440, 3200] as const
/** The place whose pain is everywhere. */
const ALL_OVER = 'all_over'

interface PlaceFigureProps {
  sex: 'female' | 'male'
  /** What it shows, said of the names of the places. */
  label: (places: string) => string
  places: readonly { key: string; name: string }[]
  /** Keys of places that the pain passes on its way, which are drawn and not named. */
  through?: readonly string[]
}

/**
 * The body from front and back with places marked on it; nothing where none of them is drawn. Its lines are in one file for
 * all articles (`scripts/gather-outlines.ts`).
 */
export function PlaceFigure({ sex, label, places, through }: PlaceFigureProps) {
  const isAll = places.some(({ key }) => key === ALL_OVER)
  const drawn = [...places.map(({ key }) => key), ...(through ?? [])].filter(
    (key) => zonesOfPlace(key).length > 0,
  )
  if (drawn.length === 0 && !isAll) return null
  const file = `/body/figure-${sex}.svg`
  return (
    <figure className={styles.figure} aria-label={label(listed(places.map(({ name }) => name)))}>
      <div className={styles.bodies} aria-hidden="true">
        {WHOLE_VIEWS.map((view) => (
          <svg key={view} viewBox={`0 0 ${BOX[0]} ${BOX[1]}`} className={styles.bodySide} focusable="false">
            <use href={`${file}#${view}`} className={isAll ? styles.marked : styles.body} />
            {drawn
              .filter((key) => isSeen(key, view))
              .map((key) => (
                <use key={key} href={`${file}#${view}-${key}`} className={styles.marked} />
              ))}
          </svg>
        ))}
      </div>
      <figcaption className={styles.note}>{conditionMessages.figureCaption}</figcaption>
    </figure>
  )
}

function isSeen(place: string, view: string): boolean {
  return zonesOfPlace(place).some(({ views }) => views.includes(view))
}
