import type { Key, Range, Sex } from './knowledge.ts'

/** Who is asking, and what they answer and state. */

/** Who is asking. Unknown values take part in nothing. */
export interface Person {
  sex: Sex
  /** Whole years, inclusive at both ends. */
  age: Range
  /** Body weight in kilograms. */
  weightKg: number | null
}

/**
 * The findings chosen at a step (none of a `multiple` step: an empty list), or that the person is not sure. Last in the
 * list of a `multiple` step, `not_sure` means: not sure about the options that are not in it.
 */
export type StepAnswer = Key[] | 'not_sure'

/** Answers by step. Their order decides nothing but the number of an answered question. */
export type Answers = Record<Key, StepAnswer>

/**
 * What was said outside its question, as in somebody's own words: whether a finding holds. An answer to a question that
 * lists the finding counts instead, unless it leaves the finding open.
 */
export type Stated = Readonly<Record<Key, boolean>>

/** What a consultation holds besides the answers to its questions. */
export interface FurtherInput {
  selfTestAnswers?: SelfTestAnswers | undefined
  stated?: Stated | undefined
  /**
   * At an emergency, the steps that were answered when the person went on with the questions: they make it one,
   * whatever is answered after them.
   */
  wentOnAfter?: readonly Key[] | undefined
}

/** The option chosen at a self-test question; `not_sure` and `cannot` count as not answered. */
export type SelfTestAnswers = Record<Key, Key | 'not_sure' | 'cannot'>
