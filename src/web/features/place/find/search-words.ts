import { folded, OTHER, spelledAlike } from './other-language.ts'
import { ARTICLES, BEFORE_ARTICLES, EMPTY_WORDS, SAME, TOGETHER } from './same-words.ts'

/** A typed word that says where. */
export interface SearchWord {
  /** As typed, but in the singular. */
  said: string
  /** Beginnings of which a name must hold one, the likeliest first. */
  means: readonly string[]
}

/** The typed words that matter. Endings of plurals are dropped, so that "blades" finds "blade". */
export function searchWords(typed: string): readonly SearchWord[] {
  return wordsThatMatter(withoutBegun(typed)).map((word) => ({
    said: singular(word),
    means: meaningOf(word) ?? [singular(word)],
  }))
}

/** "Between t" says no more than "between the" will, nor "left si" than "left side". */
export function withoutBegun(typed: string): string {
  if (OTHER) return typed
  const [before, begun] = /([\p{L}']+)\s+(\p{L}+)$/u.exec(typed.toLowerCase())?.slice(1) ?? []
  if (before === undefined || begun === undefined) return typed
  return emptyAfter(before).some((word) => word.startsWith(begun)) ? typed.slice(0, -begun.length) : typed
}

function emptyAfter(word: string): readonly string[] {
  if (BEFORE_ARTICLES.has(word)) return ARTICLES
  return word === 'side' ? ['of'] : ['side']
}

/** What people mean by a word that stands in no name; undefined for a word that means itself. */
export function meaningOf(word: string): readonly string[] | undefined {
  return SAME[word] ?? SAME[singular(word)]
}

/** The names are few and compared with every letter typed. */
const NAME_WORDS = new Map<string, readonly string[]>()

/** The words of a name that searched words are compared with. */
export function nameWords(name: string): readonly string[] {
  const words = NAME_WORDS.get(name) ?? wordsThatMatter(name).map(singular)
  NAME_WORDS.set(name, words)
  return words
}

/** Whether a word stands in the plural. */
export function saysSeveral(typed: string): boolean {
  return wordsThatMatter(typed).some((word) => singular(word) !== word)
}

/** Whether "side" is said: the "left side of the chest" is less than the left chest. */
export function saysSide(text: string): boolean {
  return /\bsides?\b/i.test(text)
}

/** A text as it is compared letter by letter: with "my" as the "the" of the names. A space at its end stays. */
export function spelling(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .replaceAll(/\b(?:my|your)\b/g, 'the')
    .trimStart()
}

/** Every word of a text in small letters, with what belongs together made one. */
export function allWords(text: string): string[] {
  const plain = folded(text)
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .join(' ')
  const joined = TOGETHER.reduce((words, [said, means]) => words.replace(said, means), plain)
  return joined
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')
    .map(spelledAlike)
}

function wordsThatMatter(text: string): string[] {
  return allWords(text).filter((word) => !EMPTY_WORDS.has(word))
}

function singular(word: string): string {
  if (OTHER) return word
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
