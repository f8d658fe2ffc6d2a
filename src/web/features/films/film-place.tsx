import { useState } from 'react'
import type { BundleSelfTest } from '#knowledge/bundle/bundle'
import { Button } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { filmsOf } from './film-bytes.ts'
import { FilmPlayer } from './film-player.tsx'
import type { Film, Wanted } from './film-set.ts'
import { filmMessages } from './messages.ts'
import { useFilms, useReducedMotion } from './use-films.ts'
import filmStyles from './film.module.css'
import styles from './film-place.module.css'

const PLAY = 'M7 4.5v15l12-7.5L7 4.5Z'

interface FilmPlaceProps {
  film: Film
  name: string
  /** All of the place's tests: their films load together. */
  selfTests: readonly BundleSelfTest[]
  /** What all films of the place take; null while unknown. */
  bytes: number | null
}

/** Where the film of a test plays. Nothing loads until it is wanted; the frame keeps its size. */
export function FilmPlace({ film, name, selfTests, bytes }: FilmPlaceProps) {
  const { load, ...films } = useFilms(selfTests)
  const calm = useReducedMotion()
  const [wanted, setWanted] = useState(false)
  const loaded = films.status === 'success' ? films.films.get(film.webm) : undefined

  function want(what: Wanted) {
    setWanted(true)
    void load(what)
  }

  if (loaded?.video) return <FilmPlayer {...loaded} video={loaded.video} name={name} wanted={wanted} />
  if (loaded) {
    return (
      <div className={styles.calm}>
        <img className={filmStyles.film} src={loaded.poster} alt={name} width={720} height={540} />
        <p className={styles.note}>{filmMessages.calm}</p>
        <p>
          <Button look="quiet" onClick={() => want('films')}>
            {filmMessages.anyway}
            <Unseen>{filmMessages.of({ test: name })}</Unseen>
          </Button>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.wanted}>
      {films.status === 'loading' ? (
        // Said once, and only where it was asked for: the films of all tests load together.
        <output aria-live={wanted && films.done === 0 ? 'polite' : 'off'}>
          {filmMessages.loading({ done: films.done, all: films.all })}
        </output>
      ) : (
        <>
          {films.status === 'rejected' ? <p role="alert">{filmMessages.failed}</p> : null}
          <Button look="secondary" onClick={() => want(calm ? 'pictures' : 'films')}>
            <LineDrawing shape={PLAY} size={20} />
            {calm ? filmMessages.picture : filmMessages.load}
            <Unseen>{filmMessages.of({ test: name })}</Unseen>
          </Button>
          {calm ? null : <p className={styles.note}>{loadWords(filmsOf(selfTests).length, bytes)}</p>}
        </>
      )}
    </div>
  )
}

function loadWords(count: number, bytes: number | null): string {
  return bytes === null
    ? filmMessages.all({ count })
    : filmMessages.allOfSize({ count, megabytes: megabytes(bytes) })
}

/** With one decimal, never less than 0.1. */
function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1e6).toFixed(1)
}
