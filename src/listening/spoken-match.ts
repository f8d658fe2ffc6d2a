import type { Said } from './spoken-clauses.ts'
import { DENIAL, isOneOf, type SpokenPhrase } from './spoken-phrases.ts'

export interface SpokenMatch {
  at: readonly number[]
  /** Words between that are not of the phrase. */
  gap: number
  /** Words that were slips. */
  corrected: number
}

/** A comma parts more than a word does. */
const COMMA = 3
/** As many words as a denial of the phrase's own stands off what it denies. */
const FURTHEST_DENIED = 3

/** The closest place where all words of a phrase are said; parts of the body that go without saying need not be. */
export function matchIn(
  { words }: SpokenPhrase,
  said: readonly Said[],
  implied: readonly string[],
  parts: readonly string[],
): SpokenMatch | null {
  const found = words.map((choice) => said.flatMap((word, index) => (fits(choice, word) ? [index] : [])))
  const needed = found.filter((each, index) => each.length > 0 || !isImplied(words[index]!, implied))
  const isShort = needed.length < words.length
  if (needed.length === 0 || needed.some((each) => each.length === 0)) return null
  // Of a phrase that is left with its part alone, or is about another part, nothing matches.
  if (isShort && namesAnother(said, implied, parts)) return null
  let best: SpokenMatch | null = null
  for (const start of needed[0]!) {
    const at = [start]
    for (const places of needed.slice(1)) {
      const free = places.filter((place) => !at.includes(place))
      if (free.length === 0) break
      at.push(
        free.reduce((near, each) => (apart(start, each, said) < apart(start, near, said) ? each : near)),
      )
    }
    if (at.length < needed.length) continue
    const gap = gapOf(at, said)
    const most = words.some(([word]) => word === DENIAL) ? 1 : Math.max(1, words.length - 1)
    if (gap > most || !isDeniedNear(words, found, at, said)) continue
    // "It does not come" is said about too much to be about the urine.
    if (isShort && at.every((index) => said[index]!.isEmpty || said[index]!.isDenial)) continue
    const corrected = at.filter((index) => isSlip(words, said[index]!)).length
    if (!best || gap < best.gap) best = { at, gap, corrected }
  }
  return best
}

function fits(choice: readonly string[], word: Said): boolean {
  if (choice[0] === DENIAL) return word.isDenial
  return isOneOf(choice, word.key) || (word.corrected !== null && isOneOf(choice, word.corrected))
}

function isSlip(words: SpokenPhrase['words'], word: Said): boolean {
  return word.corrected !== null && !words.some((choice) => isOneOf(choice, word.key))
}

function isImplied(choice: readonly string[], implied: readonly string[]): boolean {
  return choice.some((word) => implied.includes(word))
}

function namesAnother(said: readonly Said[], implied: readonly string[], parts: readonly string[]): boolean {
  return said.some(({ key }) => isOneOf(parts, key) && !isOneOf(implied, key))
}

/** How far two words stand from each other. */
function apart(one: number, other: number, said: readonly Said[]): number {
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  return said
    .slice(from + 1, to + 1)
    .reduce((sum, { before }) => sum + (before.includes(',') ? 1 + COMMA : 1), 0)
}

function gapOf(at: readonly number[], said: readonly Said[]): number {
  const [from, to] = [Math.min(...at), Math.max(...at)]
  return said.reduce((gap, { isEmpty, isDenial, before }, index) => {
    if (index <= from || index > to) return gap
    const comma = before.includes(',') ? COMMA : 0
    return gap + comma + (isEmpty || isDenial || at.includes(index) ? 0 : 1)
  }, 0)
}

function isDeniedNear(
  words: SpokenPhrase['words'],
  found: readonly (readonly number[])[],
  at: readonly number[],
  said: readonly Said[],
): boolean {
  const own = words.findIndex(([word]) => word === DENIAL)
  if (own < 0) return true
  const denial = at.find((index) => found[own]!.includes(index) && said[index]!.isDenial)
  return (
    denial !== undefined &&
    at.some((index) => index !== denial && Math.abs(index - denial) <= FURTHEST_DENIED)
  )
}

export function deniesItself({ words }: SpokenPhrase): boolean {
  return words.some(([word]) => word === DENIAL)
}
