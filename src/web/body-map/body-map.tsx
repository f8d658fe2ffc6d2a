import { useEffect, useState } from 'react'
import type { Sex } from '#engine'
import {
  loadBodyFigures,
  SEXES,
  VIEWS,
  viewShowing,
  type BodyFigures,
  type BodyView,
} from './body-figures.ts'
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

const FIRST_VIEW = { view: 'front', whenChosen: null } as const

/**
 * The body with its zones: a second way, for pointers, to choose what the list beside it offers to everybody. Hidden
 * from screen readers and the tab order for that reason; it follows what is chosen in the list.
 */
export function BodyMap({ sex, chosen, onChoose }: BodyMapProps) {
  const [picked, setPicked] = useState<{ view: BodyView; whenChosen: string | null }>(FIRST_VIEW)
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

  // A new choice turns the body to where it can be seen, until the person turns it.
  const turns = figures && sex && chosen && picked.whenChosen !== chosen
  const view = turns ? viewShowing(chosen, picked.view, figures, sex) : picked.view

  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.views}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            className={each === view ? `${styles.view} ${styles.shown}` : styles.view}
            onClick={() => setPicked({ view: each, whenChosen: chosen })}
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
