import type { LocationBundle } from '#knowledge/bundle/bundle'
import { createListenerIn, partsOfName, type LanguageWords } from '#listening'
import { findingsAt, type Saying } from './own-words.ts'

/** Understands sentences about these places in a language; `nameOf` gives a place's name in it. */
export function understandingIn(
  words: LanguageWords,
  bundles: readonly LocationBundle[],
  nameOf: (bundle: LocationBundle) => string,
) {
  const listener = createListenerIn(words)
  const places = new Map(
    bundles.map((bundle) => [bundle.location.key, { bundle, parts: partsOfName(nameOf(bundle)) }]),
  )
  return ({ at, say, about }: Saying) => {
    const { bundle, parts } = places.get(at)!
    return listener.understand(say, findingsAt(bundle, about), { about, parts })
  }
}
