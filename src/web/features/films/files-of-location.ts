import type { LocationBundle } from '#knowledge/bundle'
import { filmsOf, playsWebm } from './film-bytes.ts'

/** Everything a consultation at a place loads that others don't: its knowledge and all its films, whoever asks. */
export function filesOfLocation({ location, selfTests }: LocationBundle): string[] {
  const films = filmsOf(selfTests).flatMap(({ webm, mp4, poster, captions }) => [
    playsWebm() ? webm : mp4,
    poster,
    ...(captions ? [captions] : []),
  ])
  return [`/knowledge/${location.key}.json`, ...films]
}
