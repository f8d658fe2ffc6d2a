import { useEffect, useState } from 'react'
import type { BundleSelfTest, LocationBundle } from '#knowledge/bundle/bundle'
import { knowledgeAddress } from '#web/language/language.ts'
import type { Film } from './film-set.ts'

const asked = new WeakMap<readonly BundleSelfTest[], Promise<number | null>>()

/**
 * How many bytes all films of a place take, asked of the server without loading them; null when that can't be known.
 *
 * Ask as soon as the place's knowledge is there. Asking only where the self-tests are offered would tell the network
 * that nobody stopped this person at an emergency.
 */
export function filmBytes(selfTests: readonly BundleSelfTest[]): Promise<number | null> {
  const answer = asked.get(selfTests) ?? askForSizes(filmsOf(selfTests)).catch(() => null)
  asked.set(selfTests, answer)
  return answer
}

/** The same for a component; null until it is known. */
export function useFilmBytes(selfTests: readonly BundleSelfTest[]): number | null {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let gone = false
    void filmBytes(selfTests).then((known) => !gone && setBytes(known))
    return () => {
      gone = true
    }
  }, [selfTests])
  return bytes
}

export function filmsOf(selfTests: readonly BundleSelfTest[]): readonly Film[] {
  return selfTests.flatMap(({ film }) => film ?? [])
}

export function playsWebm(): boolean {
  return document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== ''
}

async function askForSizes(films: readonly Film[]): Promise<number> {
  const sizes = await Promise.all(
    films.flatMap(({ webm, mp4, poster }) => [playsWebm() ? webm : mp4, poster]).map(sizeOf),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(path: string): Promise<number> {
  const response = await fetch(path, { method: 'HEAD', credentials: 'omit' })
  const size = Number(response.headers.get('content-length'))
  if (!response.ok || size === 0) throw new Error(`${path} has no size`)
  return size
}

/** Everything a consultation at a place loads that others don't: its knowledge and all its films, whoever asks. */
export function filesOfLocation({ location, selfTests }: LocationBundle): string[] {
  const films = filmsOf(selfTests).flatMap(({ webm, mp4, poster, captions }) => [
    playsWebm() ? webm : mp4,
    poster,
    ...(captions ? [captions] : []),
  ])
  return [knowledgeAddress(location.key), ...films]
}
