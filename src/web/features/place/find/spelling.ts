/** From here on the beginning of a longer word is known well enough to be mended. */
const SHORTEST_BEGINNING = 4

/**
 * The known words one slip away: a letter left out, put in or mistaken, or two that changed places. Whole words from three
 * letters, best with the same first letter, which is seldom mistaken; or else the beginnings of longer ones with it.
 */
export function nearestWords(word: string, known: readonly string[]): readonly string[] {
  if (word.length < 3) return []
  const whole = known.filter((each) => isOneSlipAway(word, each))
  const near = whole.length > 0 ? whole : known.filter((each) => beginsNear(word, each))
  const sameStart = near.filter((each) => each.startsWith(word.charAt(0)))
  return sameStart.length > 0 ? sameStart : near
}

function beginsNear(word: string, known: string): boolean {
  const { length } = word
  if (length < SHORTEST_BEGINNING || !known.startsWith(word.charAt(0))) return false
  const ends = [length - 1, length, length + 1].filter((end) => end >= SHORTEST_BEGINNING)
  return ends.some((end) => isOneSlipAway(word, known.slice(0, end)))
}

function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = (from: number) => long.slice(from)
  if (short.length < long.length) return short.slice(at) === rest(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + 1) === rest(at + 1) || (isSwapped && short.slice(at + 2) === rest(at + 2))
}
