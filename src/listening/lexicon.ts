import type { Turns } from './turns.ts'

/** Name of a finding, as the knowledge has it. */
export type Key = string

/**
 * The lay words of all places in one file, the same for everybody. Words are in their stems; `phrasesOf` in `phrase.ts` reads
 * the texts.
 */
export interface Lexicon {
  /** Words that are said of one thing: what they mean, and the stems, some of several words. */
  same: readonly { means: string; words: string }[]
  /** Finding -> what people say when they have it, and after `!` when they have it not. */
  phrases: Readonly<Record<Key, string>>
  /** Findings that are facts of a life: from a time that is over they hold all the same. */
  ofLife: string
  /** Findings that are described by what did not happen: "as if I had been kicked". */
  likened: string
  /** Finding -> what makes it something else where it is said beside it, written like phrases. */
  unless: Readonly<Record<Key, string>>
  /** Finding -> what its words mean something else in, written like phrases: "a stomach ulcer" for an open sore. */
  otherSenses: Readonly<Record<Key, string>>
  /** Finding -> findings that are meant alone where the same words tell them as well. */
  yieldsTo: Readonly<Record<Key, string>>
  /** Stems that look like a slip of a word of the lexicon and are words of their own. */
  proper: string
  /** How a text compares, asks, fears and supposes. */
  turns: Turns
  dangers: readonly DangerWords[]
  places: readonly PlaceWords[]
}

/** What people say of pain at a place. */
export interface PlaceWords {
  /** The place. */
  key: Key
  /** As it is asked about, after "the". */
  name: string
  phrases: string
  /** Places whose pain is described with the same words: nothing is asked there. */
  near: readonly Key[]
}

/** Words that must not wait for their question, wherever they are said. */
export interface DangerWords {
  key: Key
  phrases: string
  /** Findings that ask about it; the first one of a place is meant there. */
  findings: readonly Key[]
  /** Findings whose phrases are such words too, at places that do not ask about them. */
  hear: readonly Key[]
  /** Whom it can be true of alone; everybody where it is left out. */
  of?: { sex?: 'female' | 'male' | undefined; max_age?: number | undefined } | undefined
  /** What to do where no question asks about it. */
  say: { title: string; text: string; call: boolean }
}

/** A finding that a place asks about. */
export interface FindingHere {
  key: Key
  /** The question it is an answer to. */
  step: Key
  /** Whether exactly one answer to that question holds. */
  isOneOf: boolean
  /** Of these findings one has to hold for the question to make sense. */
  presupposes?: readonly Key[]
}
