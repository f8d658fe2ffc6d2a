import { folded } from './other-language.ts'
import { nameWords, spelling, withoutBegun, type SearchWord } from './search-words.ts'

/** Put in by the site's build for each language that has any: what is meant are beginnings of words there. */
declare const SEARCH_WORDS_OF_PAGES: object | undefined

/** The names are few and compared with every letter typed. */
const SPACED = new Map<string, string>()

/** Whether every word begins one of the text's. */
export function holdsAll(text: string, words: readonly SearchWord[]): boolean {
  const spaced = SPACED.get(text) ?? ` ${folded(text).replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')}`
  SPACED.set(text, spaced)
  return words.every(({ means }) => means.some((word) => spaced.includes(` ${word}`)))
}

/** How many words a name has if all of them are typed, in whatever order; else 0. */
export function wholeLength(name: string, words: readonly SearchWord[]): number {
  const own = nameWords(name)
  const meanings = words.flatMap(({ means }) => means.map(nameWords))
  const typed = new Set(
    meanings
      .filter((each) =>
        each.every((word) =>
          typeof SEARCH_WORDS_OF_PAGES === 'object'
            ? own.some((whole) => whole.startsWith(word))
            : own.includes(word),
        ),
      )
      .flat(),
  )
  const isTyped = (word: string) =>
    typeof SEARCH_WORDS_OF_PAGES === 'object'
      ? [...typed].some((begun) => word.startsWith(begun))
      : typed.has(word)
  return own.every(isTyped) ? own.length : 0
}

/** Whether the typed words stand in a name in a row; the last may be only begun. */
export function holdsInRow(name: string, words: readonly SearchWord[], last: 'whole' | 'begun'): boolean {
  const own = nameWords(name)
  return own.some((_, at) => beginsWith(own.slice(at), words, last))
}

/** Whether a name is typed and nothing else. */
export function isName(name: string, words: readonly SearchWord[]): boolean {
  return wholeLength(name, words) > 0 && holdsInRow(name, words, 'whole')
}

/** Whether a name begins as typed, to the letter, and goes on. */
export function goesOn(name: string, typed: string): boolean {
  const [own, begun] = [spelling(name), spelling(withoutBegun(typed))]
  return own.startsWith(begun) && own !== begun
}

/** Whether what is typed stands in a name as it is spelled; the last word may be only begun. */
export function spells(name: string, typed: string): boolean {
  return ` ${spelling(name)}`.includes(` ${spelling(typed).trimEnd()}`)
}

/** The words as names spell them; null when one of them can only be something else, of several kinds. */
export function literal(words: readonly SearchWord[]): readonly SearchWord[] | null {
  const plain = words.flatMap((word) => {
    if (word.means.length === 1) return [word]
    return word.means.includes(word.said) ? [{ said: word.said, means: [word.said] }] : []
  })
  return plain.length === words.length ? plain : null
}

function beginsWith(
  own: readonly string[],
  [first, ...others]: readonly SearchWord[],
  last: 'whole' | 'begun',
): boolean {
  if (!first) return true
  const mayBeBegun = last === 'begun' && others.length === 0
  return first.means.map(nameWords).some((meaning) => {
    const fits = meaning.every((word, at) =>
      typeof SEARCH_WORDS_OF_PAGES === 'object' || (mayBeBegun && at === meaning.length - 1)
        ? own[at]?.startsWith(word)
        : own[at] === word,
    )
    return fits && beginsWith(own.slice(meaning.length), others, last)
  })
}
