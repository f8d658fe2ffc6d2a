import type { FindingHere, Listener } from '#listening'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { findingsAt } from './own-words.ts'

/** Where a phrase is tried: what is asked there, and the parts of the body that go without saying. */
export interface PhrasePlace {
  here: FindingHere[]
  parts: readonly string[]
}

/** A place for its phrases; what a finding builds on is not told by them. */
export function phrasePlace(bundle: LocationBundle, parts: readonly string[]): PhrasePlace {
  return { here: findingsAt(bundle).map((each) => ({ ...each, presupposes: [] })), parts }
}

/** A phrase as it is said, by each of its choices; `marks` are the signs that only the lexicon reads. */
function saidBy(phrase: string, marks: RegExp): string[] {
  const words = phrase.replaceAll(marks, '').split(/\s+/)
  const most = Math.max(...words.map((word) => word.split('|').length))
  return Array.from({ length: most }, (_, at) =>
    words.map((word) => word.split('|').at(at) ?? word.split('|').at(-1)).join(' '),
  )
}

/** Makes the function that says whether some place hears a finding, or another answer to its question, where a phrase of it is said. */
export function phraseHearing(listener: Listener, places: readonly PhrasePlace[], marks: RegExp) {
  return (key: string, holds: boolean, phrase: string): boolean =>
    saidBy(phrase, marks).some((text) =>
      places.some(({ here, parts }) => {
        const step = here.find((each) => each.key === key)?.step
        if (step === undefined) return false
        const question = here.filter((each) => each.step === step)
        return listener
          .understand(text, question, { about: 'other', parts })
          .mentions.some((each) => each.finding !== key || each.holds === holds)
      }),
    )
}
