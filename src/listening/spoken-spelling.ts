import { slipsBetween } from './spelling.ts'
import { DENIAL, type SpokenPhrase } from './spoken-phrases.ts'

/** Shorter ones are too alike to be corrected: vowels are mostly gone from a key. */
const SHORTEST = 5

/** Makes the function that gives the known word of which another is a slip of one letter; null for words of their own. */
export function createSpokenSpellingCorrector(phrases: readonly SpokenPhrase[], proper: ReadonlySet<string>) {
  const all = [...new Set(phrases.flatMap(({ words }) => words.flat()))].filter((word) => word !== DENIAL)
  const beginnings = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const known = new Set(all)
  const long = all.filter((word) => !word.endsWith('*') && word.length >= SHORTEST - 1)
  const corrected = new Map<string, string | null>()
  return (key: string): string | null => {
    if (key.length < SHORTEST || known.has(key) || proper.has(key) || /\d/.test(key)) return null
    if (beginnings.some((each) => key.startsWith(each))) return null
    if (!corrected.has(key)) {
      const near = long.filter((word) => word[0] === key[0] && slipsBetween(word, key, 1) <= 1)
      corrected.set(key, near.length === 1 ? near[0]! : null)
    }
    return corrected.get(key)!
  }
}
