/**
 * What a sentence of advice is about, where a page goes by it: it says a thing once, leaves out what is no news, and what
 * does not hold for whoever reads. Worked out when content/ is compiled, from the English, so that it holds in every language.
 */
export type AdviceTopic =
  /** Whom to call and where to go: no news to somebody for whom help is on its way. */
  | 'way'
  /** Eating and drinking: what is said first holds. */
  | 'food'
  /** Who drives: what is said first holds. */
  | 'driving'
  /** That the one in pain must not drive: no child does. */
  | 'drives_self'
  /** That the one in pain must not be alone: whoever answers for somebody is there. */
  | 'alone'
  /** What to ask for and what not to do: stays true for whoever is seen sooner, or elsewhere. */
  | 'stays_true'

/** What is known about one sentence of an advice. */
export interface SentenceMark {
  /** Its place in the advice, from 0, in every language. */
  at: number
  about?: AdviceTopic[] | undefined
  /** The sentence without the numbers to call in each country, for pages that have them on buttons. */
  short?: string | undefined
}

/** A sentence as a page says it. */
export interface AdviceSentence {
  say: string
  about: readonly AdviceTopic[]
}

/** The sentences of a text: each ends with a full stop, in Hindi a danda, or with a question or exclamation mark. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?।]) /)
}

/** An advice, a sentence each, without the numbers to call, with what its marks say of it. */
export function adviceSentences(advice: string, marks?: readonly SentenceMark[]): AdviceSentence[] {
  return withMarks(sentencesOf(advice), marks)
}

/** Sentences with what is known about them. */
export function withMarks(
  sentences: readonly string[],
  marks: readonly SentenceMark[] = [],
): AdviceSentence[] {
  return sentences.map((sentence, place) => {
    const { short = sentence, about = [] } = marks.find(({ at }) => at === place) ?? {}
    return { say: short, about }
  })
}
