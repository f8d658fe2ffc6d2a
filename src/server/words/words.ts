import * as english from './messages.ts'
import { OTHER_LANGUAGES, type ServerWords } from './other-languages.ts'

/** In one language; English where the site has no pages in it. @param tag BCP 47; null: English */
export const wordsIn = (tag: string | null): ServerWords => otherLanguage(tag)?.words ?? english

/** What stands before the paths of the pages in that language; empty for English. */
export const pagesIn = (tag: string | null): string => otherLanguage(tag)?.base ?? ''

const otherLanguage = (tag: string | null) =>
  tag !== null && Object.hasOwn(OTHER_LANGUAGES, tag) ? OTHER_LANGUAGES[tag] : undefined
