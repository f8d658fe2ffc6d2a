import { useState } from 'react'
import type { BundleSelfTest } from '#knowledge/bundle'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { loadFilms, type LoadedFilm } from './film-set.ts'
import { selfTestMessages } from './messages.ts'
import styles from './film-place.module.css'

interface FilmPlaceProps {
  film: NonNullable<BundleSelfTest['film']>
  name: string
  /** All of the place's tests: their films load together. */
  selfTests: readonly BundleSelfTest[]
}

/** Where the film of a test plays. Nothing loads until it is wanted; the frame keeps its size. */
export function FilmPlace({ film, name, selfTests }: FilmPlaceProps) {
  const [state, setState] = useState<'asked_for' | 'loading' | 'failed' | LoadedFilm>('asked_for')

  function load() {
    setState('loading')
    loadFilms(selfTests).then(
      (films) => setState(films.get(film.webm) ?? 'failed'),
      () => setState('failed'),
    )
  }

  return (
    <div className={styles.frame}>
      {typeof state === 'object' ? (
        <video
          className={styles.film}
          src={state.video}
          controls
          loop
          muted
          autoPlay
          playsInline
          aria-label={name}
        >
          {state.captions ? (
            <track
              kind="captions"
              src={state.captions}
              srcLang="en"
              label={selfTestMessages.filmCaptions}
              default
            />
          ) : null}
        </video>
      ) : (
        <div className={styles.wanted}>
          {state === 'loading' ? (
            <output>{selfTestMessages.filmLoading}</output>
          ) : (
            <>
              {state === 'failed' ? <p role="alert">{selfTestMessages.filmFailed}</p> : null}
              <Button look="secondary" onClick={load}>
                <Icon name="play" size={20} />
                {selfTestMessages.filmLoad}
              </Button>
              <p className={styles.note}>{selfTestMessages.filmNote}</p>
            </>
          )}
        </div>
      )}
    </div>
  )
}
