import { useEffect, useState } from 'react'
import type { Sex } from '#engine'
import { loadBodyFigures, SEXES, VIEWS, viewShowing, type BodyFigures, type BodyView } from './body-figures.ts'
import { BodyPicture } from './body-picture.tsx'
import { bodyMapMessages } from './messages.ts'
import { ZoneLayer } from './zone-layer.tsx'
import styles from './body-map.module.css'

export interface BodyMapProps {
  /** Null until it is known whose body to show. */
  sex: Sex | null
  /** Key of the chosen place. */
  chosen: string | null
  onChoose: (location: string) => void
}

/**
 * The body with its zones: a second way, for pointers, to choose what the list beside it offers to everybody. Hidden
 * from screen readers and the tab order for that reason; it follows what is chosen in the list.
 */
export function BodyMap({ sex, chosen, onChoose }: BodyMapProps) {
  const [view, setView] = useState<BodyView>('front')
  const [figures, setFigures] = useState<BodyFigures | null>(null)

  useEffect(() => {
    let gone = false
    loadBodyFigures().then(
      (loaded) => !gone && setFigures(loaded),
      () => {}, // The list still offers every place.
    )
    return () => {
      gone = true
    }
  }, [])

  useEffect(() => {
    if (figures && sex && chosen) setView((now) => viewShowing(chosen, now, figures, sex))
  }, [figures, sex, chosen])

  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.views}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            className={each === view ? `${styles.view} ${styles.shown}` : styles.view}
            onClick={() => setView(each)}
          >
            {bodyMapMessages.view[each]}
          </button>
        ))}
      </div>
      <div className={styles.figure}>
        {/* All four load for everybody: what is requested must not tell which body or side was looked at. */}
        {SEXES.flatMap((eachSex) =>
          VIEWS.map((eachView) => (
            <BodyPicture
              key={eachSex + eachView}
              sex={eachSex}
              view={eachView}
              hidden={eachSex !== sex || eachView !== view}
            />
          )),
        )}
        {figures && sex ? (
          <ZoneLayer figures={figures} sex={sex} view={view} chosen={chosen} onChoose={onChoose} />
        ) : null}
      </div>
    </div>
  )
}
