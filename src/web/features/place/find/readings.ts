import { EMPTY_WORDS, POSITION_WORDS, SAME, SIDE_WORDS } from './same-words.ts'
import { allWords, meaningOf, nameWords, searchWords, type SearchWord } from './search-words.ts'
import { nearestWords } from './spelling.ts'

/** One way to understand what is typed. */
interface Reading {
  words: readonly SearchWord[]
  /** Whether every word is in it. */
  isComplete: boolean
}

/** Shorter ones are one slip away from too much else: "gout" is not the gut. */
const SHORTEST_MENDED = 5

interface Names {
  everyday: readonly string[]
  anatomical: readonly string[]
}

/** Ways to understand what is typed, from the strictest to the most forgiving. */
export function* readings(typed: string, names: () => Names): Generator<Reading> {
  const words = searchWords(typed)
  yield { words, isComplete: true }
  const { everyday, anatomical } = names()
  const known = wordsIn(everyday)
  const rare = wordsIn(anatomical)
  const isKnown = (word: string) =>
    word.includes(' ') ||
    known.some((each) => each.startsWith(word)) ||
    rare.some((each) => each.startsWith(word))
  const occurs = ({ means }: SearchWord) => means.some(isKnown)
  const spelled = respelled(typed, known, isKnown)
  yield { words: spelled, isComplete: true }
  const bases = [spelled.filter(occurs), words.filter(occurs)]
  for (const dropped of [isNothing, isSide, isPosition, isSideOrPosition]) {
    for (const base of bases) yield { words: base.filter((word) => !dropped(word)), isComplete: false }
  }
}

/** The typed words with each that begins no name's taken as the nearest ones of those people use. */
function respelled(
  typed: string,
  known: readonly string[],
  isKnown: (word: string) => boolean,
): readonly SearchWord[] {
  const aliases = Object.keys(SAME).filter(({ length }) => length >= SHORTEST_MENDED)
  const all = [...known, ...aliases, ...EMPTY_WORDS]
  const nearest = (word: string): readonly string[] => {
    if (EMPTY_WORDS.has(word) || meaningOf(word)) return []
    const [single = word] = nameWords(word)
    return isKnown(single) ? [] : nearestWords(single, all)
  }
  // Mended in the text, so that words that belong together find each other.
  const mended = allWords(typed).map((word) => {
    const [only, ...others] = nearest(word)
    return only !== undefined && others.length === 0 ? only : word
  })
  return searchWords(mended.join(' ')).map((word) => {
    const near = nearest(word.said).filter((each) => !EMPTY_WORDS.has(each))
    return near.length === 0
      ? word
      : { said: word.said, means: near.flatMap((each) => meaningOf(each) ?? [each]) }
  })
}

function wordsIn(names: readonly string[]): readonly string[] {
  return [...new Set(nameWords(names.join('. ')))]
}

function isNothing(): boolean {
  return false
}

/** A place without spots has no sides: "left testicle". */
function isSide({ said }: SearchWord): boolean {
  return SIDE_WORDS.has(said)
}

function isPosition({ said }: SearchWord): boolean {
  return POSITION_WORDS.has(said)
}

function isSideOrPosition(word: SearchWord): boolean {
  return isSide(word) || isPosition(word)
}
