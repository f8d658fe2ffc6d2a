import { IRREGULAR, stem } from './stem.ts'

const NUMBER_WORDS: ReadonlySet<string> = new Set(
  'three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map(stem),
)

/** Shorter words are too alike to be corrected. */
const SHORTEST = 5
/** From here on two slips are corrected. */
const LONG = 8

/**
 * Makes the function that gives the known word of which another is a slip: up to two letters left out, put in, mistaken or
 * swapped (Damerau 1964, doi 10.1145/363958.363994). Null for a word that is known, too short, or near none or several.
 */
export function createSpellingCorrector(known: ReadonlySet<string>, proper: ReadonlySet<string>) {
  const byStart = new Map<string, string[]>()
  for (const word of [...known, ...Object.keys(IRREGULAR)]) {
    if (word.length < SHORTEST - 1) continue
    byStart.set(word[0]!, [...(byStart.get(word[0]!) ?? []), word])
  }
  const corrected = new Map<string, string | null>()
  return (word: string): string | null => {
    if (word.length < SHORTEST || known.has(word) || proper.has(word) || /\d/.test(word)) return null
    // "Thirty hours" is not "thirsty".
    if (NUMBER_WORDS.has(word)) return null
    if (!corrected.has(word)) {
      const found = nearest(word, byStart.get(word[0]!) ?? [])
      corrected.set(word, found === null ? null : stem(found))
    }
    return corrected.get(word)!
  }
}

function nearest(word: string, known: readonly string[]): string | null {
  const most = word.length >= LONG ? 2 : 1
  let best: { word: string; slips: number } | null = null
  let isAlone = true
  for (const each of known) {
    if (Math.abs(each.length - word.length) > most) continue
    const slips = slipsBetween(word, each, best ? best.slips : most)
    if (slips > (best?.slips ?? most)) continue
    isAlone = best === null || slips < best.slips
    best = { word: each, slips }
  }
  return best && isAlone ? best.word : null
}

/** The distance of two words, or more than `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      let slips = Math.min(last[at]! + 1, current[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        slips = Math.min(slips, before[at - 2]! + 1)
      current.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = last
    last = current
  }
  return last[other.length]!
}
