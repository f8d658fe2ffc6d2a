import type { Said } from './concepts.ts'

export const SELF: ReadonlySet<string> = new Set('i me im ive mine myself'.split(' '))

/** "I have gout, and diabetes runs in the family": what runs there, back to the last comma or "and", is nobody's own. */
export function inFamily(
  text: string,
  said: readonly Said[],
  words: readonly string[],
): (at: number) => boolean {
  const runs = words.findIndex(
    (word, at) =>
      (word === 'runs' || word === 'run') &&
      words[at + 1] === 'in' &&
      words.slice(at + 2, at + 5).includes('family'),
  )
  const begin = words.findLastIndex(
    (word, at) =>
      at < runs && at > 0 && (word === 'and' || text.slice(said[at - 1]!.end, said[at]!.start).includes(',')),
  )
  return (at) => at >= Math.max(begin, 0) && at < runs
}

/** What another has is theirs: "kidney stones are what my brother gets". */
const HAS: ReadonlySet<string> = new Set('has had have got gets getting suffers suffered'.split(' '))

/** Between somebody and where they are met. */
const MEETING: ReadonlySet<string> = new Set('at in on from of near down'.split(' '))

const LONGEST_OF_WRITER = 4
const PATIENT = /^(?:s?he|his|her|him|it|they|the)\b/

/** Of whom each word tells: the last one that was named, or the one who is said to have it right after. */
export function wordsAboutOthers(
  said: readonly Said[],
  words: readonly string[],
  isOther: (word: Said) => boolean,
  startsAnew: (at: number) => boolean,
): boolean[] {
  const isSelf = (at: number) =>
    !isWhereMet(at) &&
    ((at > 0 && /^(?:s?he|his|her)$/.test(words[at]!) && startsAnew(at)) ||
      (SELF.has(words[at]!.split("'")[0]!) && !isOfMine(at)) ||
      (words[at] === 'my' && said[at + 1] && !isOther(said[at + 1]!)))
  // "A friend of mine has it."
  const isOfMine = (at: number) => words[at] === 'mine' && words[at - 1] === 'of'
  // "A girl at my gym", "a woman I know": said of them still.
  const isWhereMet = (at: number) =>
    (words[at] === 'my' && MEETING.has(words[at - 1] ?? '') && at >= 2 && isOther(said[at - 2]!)) ||
    (words[at] === 'i' &&
      /^(?:know|knew|work|train)$/.test(words[at + 1] ?? '') &&
      at > 0 &&
      isOther(said[at - 1]!))
  const first = said.findIndex(isOther)
  // "Gout runs in the family": nobody says "the family" of themselves.
  const isInFamily = words[first] === 'family' && words.slice(Math.max(0, first - 2), first).includes('in')
  const isTheirs =
    first >= 0 &&
    (isInFamily || (HAS.has(words[first + 1] ?? '') && words[first + 2] !== 'to')) &&
    !words.slice(0, first).some((_, at) => isSelf(at))
  // "Runny nose, cough, my whole family has it": what stands before the comma is one's own.
  const theirs = said.findLastIndex((_, at) => at > 0 && at <= first && startsAnew(at))
  let ofOther = isTheirs && theirs < 0
  let writerFrom = -1
  return said.map((each, at) => {
    // What whoever writes says of themselves is short: "I am so tired and she will not sleep".
    if (isOther(each) && SELF.has(words[at]!.split("'")[0]!)) writerFrom = at
    else if (
      writerFrom >= 0 &&
      (at - writerFrom > LONGEST_OF_WRITER || PATIENT.test(words[at]!) || startsAnew(at))
    ) {
      writerFrom = -1
      ofOther = false
    }
    if (isOther(each) || (isTheirs && at === theirs)) ofOther = true
    else if (isSelf(at)) ofOther = false
    return ofOther
  })
}
