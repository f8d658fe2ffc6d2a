import { readSameWords, saidIn } from './concepts.ts'
import { EMPTY_WORDS } from './empty-words.ts'
import type { Lexicon } from './lexicon.ts'
import { createSpellingCorrector } from './spelling.ts'
import { stem } from './stem.ts'
import { NOT, tokensOf } from './tokens.ts'

/** Every stem that the lexicon knows. */
export function vocabularyOf({ same, phrases, dangers }: Omit<Lexicon, 'proper'>): ReadonlySet<string> {
  const texts = [
    ...same.flatMap(({ means, words }) => [means, words]),
    ...Object.values(phrases),
    ...dangers.map((danger) => danger.phrases),
  ]
  // Most are stems already, and a stem has not always itself for its stem: "convuls".
  return new Set(
    texts
      .flatMap((text) => text.split(/[ ;|@!]+/))
      .flatMap((word) => (word.startsWith('=') ? [stem(word.slice(1))] : [word, stem(word)])),
  )
}

/** The stems of a text that would be taken for slips of the lexicon's: words of their own, where the text is well spelled. */
export function slipsOf(lexicon: Omit<Lexicon, 'proper'>, wellSpelled: string): string[] {
  const correct = createSpellingCorrector(vocabularyOf(lexicon), new Set())
  const stems = new Set(
    tokensOf(wellSpelled).flatMap(({ word, stem }) => (word === NOT || EMPTY_WORDS.has(word) ? [] : [stem])),
  )
  return [...stems].filter((each) => correct(each) !== null).sort()
}

/** Makes the function that gives, for each word of a text that says something, all it can stand for. */
export function wordsOf(lexicon: Lexicon): (text: string) => string[][] {
  const same = readSameWords(lexicon.same)
  const correct = createSpellingCorrector(vocabularyOf(lexicon), new Set(lexicon.proper.split(' ')))
  return (text) =>
    saidIn(text, same, correct).flatMap(({ concepts, isEmpty }) => (isEmpty ? [] : [[...concepts]]))
}
