import type { BundleSelfTest } from '#knowledge/bundle/bundle'
import { createStore, type Store } from '#web/state/store.ts'

export type Film = NonNullable<BundleSelfTest['film']>

/** What is wanted: the films with their posters, or the posters alone where motion is not welcome. */
export type Wanted = 'films' | 'pictures'

/** A film's files as addresses of what is already on the device. */
export interface LoadedFilm {
  poster: string
  /** Null while only the posters were wanted. */
  video: string | null
  captions: string | null
}

export type FilmLoad =
  | { status: 'not_asked' }
  | { status: 'loading'; done: number; all: number }
  | { status: 'rejected' }
  | { status: 'success'; films: ReadonlyMap<string, LoadedFilm> }

/** How a file comes to the device, and the address it then has. Addresses of videos and captions may be `blob:`. */
export interface FilmFetcher {
  fetchFile(path: string): Promise<string>
  fetchPicture(path: string): Promise<string>
  playsWebm(): boolean
}

export interface FilmSet extends Store<FilmLoad> {
  load(wanted: Wanted): Promise<void>
}

/**
 * The films of one place. All of them load, in the order of its file, the first time one of them is wanted: which tests
 * are offered depends on the answers, so fetching one film alone would tell the network something about them.
 */
export function createFilmSet(films: readonly Film[], fetcher: FilmFetcher): FilmSet {
  const { current, put, subscribe } = createStore<FilmLoad>({ status: 'not_asked' })
  let loaded: ReadonlyMap<string, LoadedFilm> = new Map()

  async function loadFilm(film: Film, wanted: Wanted): Promise<LoadedFilm> {
    const poster = loaded.get(film.webm)?.poster ?? (await fetcher.fetchPicture(film.poster))
    if (wanted === 'pictures') return { poster, video: null, captions: null }
    const video = await fetcher.fetchFile(fetcher.playsWebm() ? film.webm : film.mp4)
    return { poster, video, captions: film.captions && (await fetcher.fetchFile(film.captions)) }
  }

  return {
    current,
    subscribe,
    async load(wanted) {
      if (current().status === 'loading') return
      let done = 0
      put({ status: 'loading', done, all: films.length })
      try {
        const entries = await Promise.all(
          films.map(async (film) => {
            const entry = [film.webm, await loadFilm(film, wanted)] as const
            done += 1
            put({ status: 'loading', done, all: films.length })
            return entry
          }),
        )
        loaded = new Map(entries)
        put({ status: 'success', films: loaded })
      } catch {
        put({ status: 'rejected' })
      }
    },
  }
}
