import type * as english from './messages.ts'

/** All that the server says to people, in one language. */
export type ServerWords = typeof english

export interface OtherLanguage {
  words: ServerWords
  /** What stands before the paths of its pages: `/hi`. */
  base: string
}

/** By BCP 47 tag, the languages of this build but English: put in by `src/translation/server-words.ts`, none without a build. */
export const OTHER_LANGUAGES: Readonly<Record<string, OtherLanguage>> = {}
