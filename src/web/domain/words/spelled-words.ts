import { createSpeller } from '#listening/spelling'
import type { LanguageWords } from '#listening'

/** Put in by the site's build for each language that has it; whoever calls asks first whether it is there. */
declare const SPELLING_OF_PAGES: Pick<LanguageWords, 'letters' | 'alike'>

let keyOf: ((word: string) => string) | undefined

/** The words of a text, each in the one spelling of all its spellings, in both scripts: their beginnings can be compared. */
export function spelledWordsOf(text: string): string[] {
  keyOf ??= createSpeller(SPELLING_OF_PAGES)
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => keyOf!(word).replace(/-$/, ''))
}
