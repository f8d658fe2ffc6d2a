import type { BundleSelfTest } from '#knowledge/bundle'

type Film = NonNullable<BundleSelfTest['film']>

/** A film's files as addresses of what is already on the device. */
export interface LoadedFilm {
  video: string
  captions: string | null
}

const loaded = new Map<string, LoadedFilm>()

/**
 * Loads every film of a place, in the order of its file, the first time one of them is wanted: which tests are offered
 * depends on the answers, so fetching one film alone would tell the network something about them.
 *
 * @throws when a film can't be had.
 */
export async function loadFilms(
  selfTests: readonly BundleSelfTest[],
): Promise<ReadonlyMap<string, LoadedFilm>> {
  const playsWebm = document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== ''
  const films = selfTests.flatMap(({ film }) => film ?? [])
  await Promise.all(
    films.map(async (film) => {
      if (!loaded.has(film.webm)) loaded.set(film.webm, await loadFilm(film, playsWebm))
    }),
  )
  return loaded
}

async function loadFilm(film: Film, playsWebm: boolean): Promise<LoadedFilm> {
  return {
    video: await loadFile(playsWebm ? film.webm : film.mp4),
    captions: film.captions && (await loadFile(film.captions)),
  }
}

async function loadFile(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return URL.createObjectURL(await response.blob())
}
