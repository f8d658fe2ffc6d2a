import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BundleSelfTest } from '#knowledge/bundle'
import { createFilmSet, type Film, type FilmFetcher, type FilmLoad, type FilmSet } from './film-set.ts'

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
  const shown = useSyncExternalStore(
    (listener) => films.subscribe(listener),
    () => films.current(),
    () => NOT_ASKED,
  )
  return { ...shown, load: (wanted) => films.load(wanted) }
}

export function filmsOf(selfTests: readonly BundleSelfTest[]): readonly Film[] {
  return selfTests.flatMap(({ film }) => film ?? [])
}

/**
 * How many bytes all films of a place take, asked of the server for each without loading it; null while that is not
 * known. Every visitor to the page asks the same.
 */
export function useFilmBytes(selfTests: readonly BundleSelfTest[]): number | null {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let gone = false
    const paths = filmsOf(selfTests).flatMap((film) => [videoOf(film), film.poster])
    Promise.all(paths.map(sizeOf)).then(
      (sizes) => !gone && setBytes(sizes.reduce((sum, size) => sum + size, 0)),
      () => {}, // Without a size nothing is said about it.
    )
    return () => {
      gone = true
    }
  }, [selfTests])
  return bytes
}

async function sizeOf(path: string): Promise<number> {
  const response = await fetch(path, { method: 'HEAD', credentials: 'omit' })
  const size = Number(response.headers.get('content-length'))
  if (!response.ok || size === 0) throw new Error(`${path} has no size`)
  return size
}

function videoOf({ webm, mp4 }: Film): string {
  return browserFetcher.playsWebm() ? webm : mp4
}

const browserFetcher: FilmFetcher = {
  playsWebm: () => document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '',
  fetchFile: async (path) => URL.createObjectURL(await fetchBlob(path)),
  // The Content-Security-Policy lets pictures be `data:`, not `blob:`.
  fetchPicture: async (path) => dataUrl(await fetchBlob(path)),
}

async function fetchBlob(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'omit' })
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
