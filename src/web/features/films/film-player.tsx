import { useEffect, useRef, useState } from 'react'
import { LANGUAGE } from '#web/language/language.ts'
import { filmMessages } from './messages.ts'
import filmStyles from './film.module.css'
import styles from './film-player.module.css'

interface FilmPlayerProps {
  video: string
  poster: string
  captions: string | null
  /** What the film is called. */
  name: string
  /** Whether this is the film that was asked for: it takes the focus and starts. */
  wanted: boolean
}

const SLOW = 0.5

/** The browser's own player, with captions on, and what it lacks: half speed and repeating, each one press. */
export function FilmPlayer({ video, poster, captions, name, wanted }: FilmPlayerProps) {
  const [isSlow, setSlow] = useState(false)
  const [repeats, setRepeats] = useState(true)
  const player = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!wanted) return
    player.current?.focus()
    player.current?.play().catch(() => {}) // The browser may want another press first: its button is there.
  }, [wanted])

  useEffect(() => {
    if (player.current) player.current.playbackRate = isSlow ? SLOW : 1
  }, [isSlow])

  return (
    <div className={styles.player}>
      <video
        ref={player}
        className={filmStyles.film}
        src={video}
        poster={poster}
        width={720}
        height={540}
        controls
        loop={repeats}
        muted
        playsInline
        aria-label={name}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = isSlow ? SLOW : 1
          for (const track of currentTarget.textTracks) track.mode = 'showing'
        }}
      >
        {captions ? (
          <track kind="captions" src={captions} srcLang={LANGUAGE.tag} label={LANGUAGE.name} default />
        ) : null}
      </video>
      <fieldset className={styles.tools} aria-label={filmMessages.tools({ name })}>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isSlow}
          onClick={() => setSlow((slow) => !slow)}
        >
          {filmMessages.slow}
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={repeats}
          onClick={() => setRepeats((repeating) => !repeating)}
        >
          {filmMessages.repeat}
        </button>
      </fieldset>
    </div>
  )
}
