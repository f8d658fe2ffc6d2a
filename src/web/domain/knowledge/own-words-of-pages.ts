import { createListenerIn, partsOfName, type LanguageWords } from '#listening'
import type { LayWords } from './lay-words.ts'

/** Put in by the site's build for each language that has any. */
declare const OWN_WORDS_OF_PAGES: LanguageWords

// Named once, for the build puts them in wherever they are named.
const words = OWN_WORDS_OF_PAGES

/** The lay words of the pages' language, which are in its pages and in no others. */
export function wordsOfPages(): LayWords {
  return {
    listener: createListenerIn(words),
    partsOf: partsOfName,
    dangers: new Map(words.dangers.map((danger) => [danger.key, danger])),
  }
}
