/** A language that this build of the site is there in. */
export interface SiteLanguage {
  /** BCP 47. */
  tag: string
  /** In the language itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** What stands before the paths of its pages: `/hi`; empty for English. */
  base: string
}

/** Put in by a build in another language than English. */
declare const LANGUAGE_OF_PAGES: SiteLanguage

const ENGLISH: SiteLanguage = { tag: 'en', name: 'English', direction: 'ltr', base: '' }

/** The language of these pages: each has a build of its own, with its words alone. */
export const LANGUAGE: SiteLanguage = typeof LANGUAGE_OF_PAGES === 'object' ? LANGUAGE_OF_PAGES : ENGLISH

/** For `Intl`: numbers, days and lists as readers of these pages write them. English has the days of India and Britain. */
export const LOCALE = LANGUAGE.tag === 'en' ? 'en-GB' : LANGUAGE.tag

/** Whether texts can be turned by the rules of English, such as "you" into "they". */
export const isEnglish = LANGUAGE.tag === 'en'
