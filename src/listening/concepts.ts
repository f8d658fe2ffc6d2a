import { EMPTY_WORDS } from './empty-words.ts'
import type { Lexicon } from './lexicon.ts'
import { stem } from './stem.ts'
import { NOT, tokensOf, type Token } from './tokens.ts'

/** A word, or several that are said together, with all that it can stand for. */
export interface Said {
  concepts: ReadonlySet<string>
  /** Says nothing by itself. */
  isEmpty: boolean
  start: number
  end: number
  /** Was corrected from a slip of spelling. */
  isCorrected: boolean
  /** Says that something is not possible, as "can't" does. */
  isCannot: boolean
}

/** Which words mean the same. */
export interface SameWords {
  /** Stem -> what it can stand for besides itself. */
  meanings: ReadonlyMap<string, readonly string[]>
  /** What several words mean together, by their first stem; the longest first. */
  together: ReadonlyMap<string, readonly { stems: readonly string[]; means: string }[]>
}

/** Reads the lists of same words. A word may stand in several lists; what a list means counts for itself as well. */
export function readSameWords(lists: Lexicon['same']): SameWords {
  const meanings = new Map<string, string[]>()
  const together = new Map<string, { stems: string[]; means: string }[]>()
  for (const { means, words } of lists) {
    for (const said of words.split(';')) {
      const stems = said.trim().split(/\s+/)
      const [first] = stems
      if (first === undefined) continue
      if (stems.length === 1) meanings.set(first, [...(meanings.get(first) ?? []), means])
      else together.set(first, [...(together.get(first) ?? []), { stems, means }])
    }
  }
  for (const found of together.values()) found.sort((a, b) => b.stems.length - a.stems.length)
  return { meanings, together }
}

export const HURT = 'hurt'

/** Lists of the lexicon of guesses and of what is past. */
export const GUESSES: ReadonlySet<string> = new Set(['unsure', 'usedto'].map(stem))

/** May stand inside what is said together: "brings it on", "throw my food up". */
const BETWEEN: ReadonlySet<string> = new Set(['it', 'me', 'this', 'that', 'my', 'the', 'him', 'her', 'them'])

/** The words of a text with their meanings. `correct` gives the stem that an unknown one is a slip of. */
export function saidIn(
  text: string,
  same: SameWords,
  correct: (stem: string) => string | null = () => null,
): Said[] {
  const tokens = tokensOf(text)
  const said: Said[] = []
  for (let at = 0; at < tokens.length;) {
    const { means, length } = togetherAt(tokens, at, same) ?? { means: null, length: 1 }
    const token = tokens[at]!
    const corrected = means === null && !EMPTY_WORDS.has(token.word) ? correct(token.stem) : null
    const known = corrected ?? token.stem
    said.push({
      concepts: new Set(
        means === null
          ? [known, `=${token.word}`, ...token.ownForm, ...(same.meanings.get(known) ?? [])]
          : conceptsOf(means, same),
      ),
      isEmpty: means === null && EMPTY_WORDS.has(token.word),
      start: token.start,
      end: tokens[at + length - 1]!.end,
      isCorrected: corrected !== null,
      isCannot: token.isCannot,
    })
    at += length
  }
  return said
}

function conceptsOf(means: string, { meanings }: SameWords): string[] {
  return [means, ...(meanings.get(means) ?? [])]
}

function togetherAt(
  tokens: readonly Token[],
  at: number,
  { together }: SameWords,
): { means: string; length: number } | null {
  for (const { stems, means } of together.get(tokens[at]!.stem) ?? []) {
    let next = at + 1
    const isSaid = stems.slice(1).every((each) => {
      for (
        let gap = 0;
        gap < 2 && tokens[next]?.stem !== each && BETWEEN.has(tokens[next]?.word ?? '');
        gap += 1
      )
        next += 1
      const found = tokens[next]?.stem === each
      next += 1
      return found
    })
    if (isSaid) return { means, length: next - at }
  }
  return null
}

/**
 * The one thing a word of the lexicon stands for: itself where a list is named by it, or else the only list it is in; with `=`
 * exactly this form of the word.
 */
export function conceptOf(word: string, same: SameWords, named: ReadonlySet<string>): string {
  if (word.startsWith('=')) return word.replaceAll("'", tokensOf(word)[0]?.word === NOT ? '' : "'")
  const known = stem(word)
  const meanings = same.meanings.get(known) ?? []
  return named.has(known) || meanings.length !== 1 ? known : meanings[0]!
}

export { NOT }
