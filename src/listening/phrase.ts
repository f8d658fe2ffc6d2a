import { EMPTY_WORDS } from './empty-words.ts'
import { conceptOf, GUESSES, NOT, readSameWords, saidIn, type SameWords } from './concepts.ts'
import type { Lexicon } from './lexicon.ts'
import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'

/** What somebody says, as the things that must be named, in the order they are usually named in. */
export interface Phrase {
  /** What must be named, each in one of several ways. */
  words: readonly (readonly string[])[]
  /** The parts of the body that may be named beside it, where no other may. */
  about: readonly string[] | null
  /** Whether somebody who says it has the finding. */
  holds: boolean
}

/** What makes a guess or a past of the words beside it, unless a phrase has it. */
const HEDGES = [...GUESSES]

/** Marks the parts of the body a phrase is about, which need not be named. */
const ABOUT = '@'

/** Parts what tells that somebody has a finding from what tells that they have it not. */
const DENIES = '!'

/** Reads the phrases of one finding as the lexicon holds them: `a b|c @d;e!f`. */
export function phrasesOf(text: string): Phrase[] {
  const [say = '', deny = ''] = text.split(DENIES)
  return [...readAll(say, true), ...readAll(deny, false)]
}

function readAll(text: string, holds: boolean): Phrase[] {
  if (text === '') return []
  return text.split(';').map((phrase) => {
    const choices = phrase.split(' ')
    const about = choices.find((choice) => choice.startsWith(ABOUT))
    return {
      words: choices.filter((choice) => choice !== about).map((choice) => choice.split('|')),
      about: about ? about.slice(1).split('|') : null,
      holds,
    }
  })
}

/** Prepares written words for the lexicon: what they stand for, without what says nothing and without repetitions. */
export function createPhraseWriter(lists: readonly { means: string; words: readonly string[] }[]) {
  const same: Lexicon['same'] = lists.map(({ means, words }) => ({
    means: stem(means),
    words: words.map((word) => stemsOf(word).join(' ')).join(';'),
  }))
  const known = readSameWords(same)
  const named = new Set(same.map(({ means }) => means))
  return {
    same,
    write: (say: readonly string[], deny: readonly string[] = []) =>
      writePhrases(say, known, named) + (deny.length > 0 ? DENIES + writePhrases(deny, known, named) : ''),
  }
}

function writePhrases(phrases: readonly string[], same: SameWords, named: ReadonlySet<string>): string {
  const read = new Map<string, { words: string[]; isJoined: boolean }>()
  for (const phrase of phrases) {
    const words = readPhrase(phrase, same, named)
    if (words.some((word) => !word.startsWith(ABOUT)))
      read.set(words.join(' '), { words, isJoined: / =?and /.test(phrase) })
  }
  // What a shorter one finds needs no longer one; what "and" joins stands too far apart for the shorter one.
  return [...read]
    .filter(
      ([text, { words, isJoined }]) =>
        isJoined || ![...read].some(([other, shorter]) => other !== text && isPart(shorter.words, words)),
    )
    .map(([text]) => text)
    .join(';')
}

function isPart(shorter: readonly string[], longer: readonly string[]): boolean {
  return (
    shorter.length < longer.length &&
    shorter.every((word) => longer.includes(word)) &&
    deniedIn(shorter) === deniedIn(longer) &&
    // "Used to smoke" is heard of what is over, "smoke" is not.
    HEDGES.every((word) => longer.includes(word) === shorter.includes(word))
  )
}

/** What follows the denial: "cannot pee" does not find "pee will not come". */
function deniedIn(words: readonly string[]): string | null | undefined {
  const at = words.indexOf(NOT)
  return at < 0 ? null : words[at + 1]
}

/**
 * A written phrase as the words of the lexicon; `|` parts words of which one is enough, `=` takes a word in this form alone, and
 * what stands in brackets need not be said.
 */
export function readPhrase(phrase: string, same: SameWords, named: ReadonlySet<string>): string[] {
  const words: string[] = []
  const about = [...phrase.matchAll(/\(([^)]+)\)/g)].flatMap(([, parts]) => parts!.split('|'))
  for (const word of joined(phrase.replaceAll(/\([^)]+\)/g, ' '), same)) {
    const each = word.split('|').filter((one) => !EMPTY_WORDS.has(one))
    if (each.length === 0) continue
    const concepts = [...new Set(each.map((one) => writtenConcept(one, same, named)))]
    const written = concepts.join('|')
    if (!words.includes(written)) words.push(written)
  }
  if (about.length > 0) words.push(ABOUT + about.map((part) => conceptOf(part, same, named)).join('|'))
  return words
}

/** Marks what is a concept already: "wors" of "brings it on" has no further ending to lose. */
const STEMMED = '~'

function writtenConcept(word: string, same: SameWords, named: ReadonlySet<string>): string {
  if (word === NOT) return NOT
  return word.startsWith(STEMMED) ? word.slice(1) : conceptOf(word, same, named)
}

/** The words, with what is said together made one. Choices and single words are left as they are. */
function joined(phrase: string, same: SameWords): string[] {
  return phrase
    .toLowerCase()
    .split(/(\S*[|=]\S*)/)
    .flatMap((part) =>
      /[|=]/.test(part)
        ? [part]
        : saidIn(part, same).map(({ concepts, start, end }) => {
            const [first] = concepts
            if (first === NOT) return NOT
            const text = part.slice(start, end)
            return /\s/.test(text) ? STEMMED + first! : text
          }),
    )
}

function stemsOf(words: string): string[] {
  return tokensOf(words).map((token) => token.stem)
}
