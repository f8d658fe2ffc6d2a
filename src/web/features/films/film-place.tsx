import { useState } from 'react'
import type { BundleSelfTest } from '#knowledge/bundle'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { filmsOf } from './film-bytes.ts'
import { FilmPlayer } from './film-player.tsx'
import type { Film, Wanted } from './film-set.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { useFilms } from './use-films.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import filmStyles from './film.module.css'
import styles from './film-place.module.css'

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
        <p className={styles.note}>{selfTestMessages.filmCalm}</p>
        <p>
          <Button look="quiet" onClick={() => want('films')}>
            {selfTestMessages.filmAnyway}
            <Unseen>{selfTestMessages.filmOf(name)}</Unseen>
          </Button>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.wanted}>
      {films.status === 'loading' ? (
        <output>{selfTestMessages.filmLoading(films.done, films.all)}</output>
      ) : (
        <>
          {films.status === 'rejected' ? <p role="alert">{selfTestMessages.filmFailed}</p> : null}
          <Button look="secondary" onClick={() => want(calm ? 'pictures' : 'films')}>
            <Icon name="play" size={20} />
            {calm ? selfTestMessages.filmPicture : selfTestMessages.filmLoad}
            <Unseen>{selfTestMessages.filmOf(name)}</Unseen>
          </Button>
          {calm ? null : (
            <p className={styles.note}>{selfTestMessages.filmBytes(filmsOf(selfTests).length, bytes)}</p>
          )}
        </>
      )}
    </div>
  )
}
