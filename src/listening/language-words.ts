import type { DangerWords, Key } from './lexicon.ts'

/** What people say of a finding. */
export interface FindingWords {
  say: readonly string[]
  deny: readonly string[]
  /** Said beside it these make it something else, as "in the cold" does of white fingers. */
  unless?: readonly string[]
  /** In these its words mean something else, as in "my sleep opened" for a mouth that opens badly. */
  otherSenses?: readonly string[]
}

/**
 * What people say in a language other than English, with all that is particular to it, as the files of the language have it
 * (docs/translating.md). Words are in the one spelling that `keyOf` makes; phrases as `phrasesIn` reads them.
 */
export interface LanguageWords {
  /** Letters of its script, in Latin ones. */
  letters: Readonly<Record<string, string>>
  /** What is spelled alike, in this order: a regular expression, and what it becomes. */
  alike: readonly (readonly [string, string])[]
  /** Words that are also written onto the one before, without a space: "headache" of "head ache". */
  glued: readonly string[]
  /** Words that are said of one thing: `*` at the end of one stands for whatever follows. */
  same: Readonly<Record<string, readonly string[]>>
  /** Words that deny; of several words, those that don't although one of theirs does. */
  denies: { words: readonly string[]; before: readonly string[]; unless: readonly string[] }
  /**
   * Words that end what is said of one thing: verbs after which a new one begins, unless a word follows with which it goes
   * on ("when I walk, then"), and those that join two.
   */
  ends: { verbs: readonly string[]; goesOn: readonly string[]; joins: readonly string[] }
  /** What is only guessed, and what is over. */
  guesses: readonly string[]
  over: readonly string[]
  /** Other people, children, and whoever tells. */
  people: { others: readonly string[]; children: readonly string[]; me: readonly string[] }
  /** Words that say nothing between others. */
  empty: readonly string[]
  /** Parts of the body that need not be named where the place is called so, each group said of one part. */
  parts: readonly (readonly string[])[]
  /** What further clauses of a sentence are about without naming it again. */
  topics: readonly string[]
  counts: {
    numbers: Readonly<Record<string, number>>
    /** How many days one is. */
    units: Readonly<Record<string, number>>
    /** "Since" and "ago" after a time; what says that it comes again. */
    since: readonly string[]
    again: readonly string[]
    /** What a time belongs to when it is no time of the pain: "diabetes for ten years". */
    otherTimes: readonly string[]
    fever: readonly string[]
    outOf: string
  }
  phrases: Readonly<Record<Key, FindingWords>>
  ofLife: readonly Key[]
  dangers: readonly DangerWords[]
  /** Words of the language that look like a slip of one of these and are none. */
  proper: readonly string[]
}
