import { useSyncExternalStore } from 'react'
import type { BundleSelfTest } from '#knowledge/bundle/bundle'
import { cacheMode } from '#web/domain/storage/device-storage.ts'
import { useStore } from '#web/state/store.ts'
import { filmsOf, playsWebm } from './film-bytes.ts'
import { createFilmSet, type FilmFetcher, type FilmLoad, type FilmSet } from './film-set.ts'

/** The set of each place's tests, so that films stay loaded when one leaves the page and comes back. */
const sets = new WeakMap<readonly BundleSelfTest[], FilmSet>()

const NOT_ASKED: FilmLoad = { status: 'not_asked' }

/** The films of a place's tests and how to load them. */
export function useFilms(selfTests: readonly BundleSelfTest[]): FilmLoad & Pick<FilmSet, 'load'> {
  let set = sets.get(selfTests)
  if (!set) {
    set = createFilmSet(filmsOf(selfTests), browserFetcher)
    sets.set(selfTests, set)
  }
  const films = set
  const shown = useStore(() => films, NOT_ASKED)
  return { ...shown, load: (wanted) => films.load(wanted) }
}

const browserFetcher: FilmFetcher = {
  playsWebm,
  fetchFile: async (path) => URL.createObjectURL(await fetchBlob(path)),
  // The Content-Security-Policy lets pictures be `data:`, not `blob:`.
  fetchPicture: async (path) => dataUrl(await fetchBlob(path)),
}

async function fetchBlob(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'omit', cache: cacheMode() })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.blob()
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
}

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the person asked their device for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(QUERY)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}
