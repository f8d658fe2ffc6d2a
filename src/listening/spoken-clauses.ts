import type { Word } from './spelled-alike.ts'
import { range } from './word-order.ts'

/** A word in its clause. */
export interface Said extends Word {
  /** What it may be, where it is a slip of another. */
  corrected: string | null
  /** Whether it is a word that denies; whether it denies what is said. */
  isDenial: boolean
  denies: boolean
  isEmpty: boolean
  /** About somebody else. */
  isOfOthers: boolean
  startsSentence: boolean
}

export interface SpokenClause {
  said: readonly Said[]
  /** Where words stand that make a guess of it. */
  guessed: readonly number[]
  isOver: boolean
}

export interface ClauseRules {
  verbs: ReadonlySet<string>
  goesOn: ReadonlySet<string>
  joins: ReadonlySet<string>
  denials: ReadonlySet<string>
  /** Several words that hold one that denies, and deny nothing. */
  noDenials: readonly (readonly string[])[]
  guesses: readonly (readonly string[])[]
  over: readonly (readonly string[])[]
  others: readonly (readonly string[])[]
  me: ReadonlySet<string>
  empty: ReadonlySet<string>
  correct: (key: string) => string | null
}

const SENTENCE_END = /[.!?;\n\u0964\u0965]/

/** Parts a text where a thing is said to its end: after a verb, before what joins two, at a full stop. */
export function clausesOf(words: readonly Word[], rules: ClauseRules): SpokenClause[] {
  const clauses: Said[][] = []
  const all = words.map(({ key }) => key)
  const others = new Set(rules.others.flatMap((row) => placesOf(all, row)))
  let isOfOthers = false
  let current: Said[] = []
  const close = () => {
    if (current.length > 0) clauses.push(current)
    current = []
  }
  for (const [index, word] of words.entries()) {
    const isNewSentence = SENTENCE_END.test(word.before)
    if (isNewSentence || rules.joins.has(word.key)) close()
    if (isNewSentence || rules.me.has(word.key)) isOfOthers = false
    if (others.has(index)) isOfOthers = true
    current.push({
      ...word,
      corrected: rules.correct(word.key),
      isDenial: rules.denials.has(word.key),
      denies: rules.denials.has(word.key),
      isEmpty: rules.empty.has(word.key) || rules.verbs.has(word.key) || rules.joins.has(word.key),
      isOfOthers,
      startsSentence: isNewSentence,
    })
    const next = words[index + 1]
    // "It is not", "has been", "when I walk, then": what follows belongs to the verb.
    const goesOn = next && [rules.denials, rules.verbs, rules.goesOn].some((words) => words.has(next.key))
    if (rules.verbs.has(word.key) && !goesOn) close()
  }
  close()
  return clauses.map((said) => {
    const keys = said.map(({ key }) => key)
    // "Rubbing makes it right, no swelling" is not "not right".
    const undenied = new Set(
      rules.noDenials.flatMap((row) => placesOf(keys, row, (at) => hasComma(said, at))),
    )
    return {
      said: said.map((word, index) => (undenied.has(index) ? { ...word, denies: false } : word)),
      guessed: rules.guesses.flatMap((row) => placesOf(keys, row)),
      isOver: rules.over.some((row) => placesOf(keys, row).length > 0),
    }
  })
}

function hasComma(said: readonly Said[], at: number): boolean {
  return said[at]!.before.includes(',')
}

/** Where all words of a row stand, in its order and at most one word apart; none where they don't, or where it is parted. */
function placesOf(
  keys: readonly string[],
  row: readonly string[],
  isParted: (at: number) => boolean = () => false,
): number[] {
  return keys.flatMap((key, start) => {
    if (key !== row[0]) return []
    const at = [start]
    for (const word of row.slice(1)) {
      const last = at.at(-1)!
      const next = keys.indexOf(word, last + 1)
      if (next < 0 || next > last + 2 || range(last + 1, next).some(isParted)) return []
      at.push(next)
    }
    return at
  })
}

/** As many things, one word each, are a list at least: "fever, cough, vomiting: none". */
const LEAST_LISTED = 3

/** Where what a denial denies begins: after the last comma, unless commas part a mere list. */
function reachBack(said: readonly Said[], from: number, to: number): number {
  const commas = range(from + 1, to - 1).filter((at) => hasComma(said, at))
  const starts = [from, ...commas]
  const sizes = starts.map((start, index) => contentWords(said.slice(start, starts[index + 1] ?? to)).length)
  const isList = starts.length >= LEAST_LISTED && sizes.every((size) => size <= 1)
  return isList ? from : (commas.at(-1) ?? from)
}

function contentWords(said: readonly Said[]): Said[] {
  return said.filter(({ isEmpty, isDenial }) => !isEmpty && !isDenial)
}

/**
 * The words that a denial reaches: in a clause all before it that no other reached, as its verb stands last; one that comes
 * before what it denies reaches all that follow it, up to the next.
 */
export function deniedIn(
  said: readonly Said[],
  before: ReadonlySet<string>,
  spent: ReadonlySet<number>,
): ReadonlySet<number> {
  const denied = new Set<number>()
  let from = 0
  for (const [index, word] of said.entries()) {
    if (!word.denies) continue
    const isSpent = spent.has(index)
    const next = said.findIndex((each, at) => at > index && each.denies)
    const end = next < 0 ? said.length : next
    const follows = said.slice(index + 1, end).some(({ isEmpty }) => !isEmpty)
    if (before.has(word.key) && follows) {
      if (!isSpent) for (let at = index + 1; at < end; at += 1) denied.add(at)
      from = end
    } else {
      if (!isSpent) for (let at = reachBack(said, from, index); at < index; at += 1) denied.add(at)
      from = index + 1
    }
  }
  return denied
}
