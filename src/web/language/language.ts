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

/** Put in by the site's build, once for each language; not there in unit tests. */
declare const LANGUAGE_OF_PAGES: SiteLanguage
declare const LANGUAGES_OF_SITE: readonly SiteLanguage[]
/** Apart, so that a build leaves out what is for English alone, or for all others. */
declare const PAGES_ARE_ENGLISH: boolean

const ENGLISH: SiteLanguage = { tag: 'en', name: 'English', direction: 'ltr', base: '' }

/** The language of these pages: each has a build of its own, with its words alone. */
export const LANGUAGE: SiteLanguage = typeof LANGUAGE_OF_PAGES === 'object' ? LANGUAGE_OF_PAGES : ENGLISH

/** All that there are pages in. */
export const LANGUAGES: readonly SiteLanguage[] =
  typeof LANGUAGES_OF_SITE === 'object' ? LANGUAGES_OF_SITE : [ENGLISH]

/** The address of a page of this language. @param path such as `/man-body` */
export function addressOf(path: string, { base }: Pick<SiteLanguage, 'base'> = LANGUAGE): string {
  return base + path
}

/** The language of the page at an address. @param address such as `/hi/man-body` */
export function languageAt(address: string): SiteLanguage {
  return (
    LANGUAGES.find(({ base }) => base !== '' && `${address}/`.startsWith(`${base}/`)) ??
    LANGUAGES.find(({ base }) => base === '')!
  )
}

/** The path of a page of this language, as the page table has it. @param address such as `/hi/man-body` */
export function pathAt(address: string): string {
  return address.slice(LANGUAGE.base.length) || '/'
}

/** Where a file of the knowledge is, in the language of these pages. */
export function knowledgeAddress(name: string): string {
  return `/knowledge${LANGUAGE.base}/${name}.json`
}

/** For `Intl`: numbers, days and lists as readers of these pages write them. English has the days of India and Britain. */
export const LOCALE = LANGUAGE.tag === 'en' ? 'en-GB' : LANGUAGE.tag

/** Whether texts can be turned by the rules of English, such as "you" into "they". */
export const isEnglish = typeof PAGES_ARE_ENGLISH === 'boolean' ? PAGES_ARE_ENGLISH : LANGUAGE.tag === 'en'

/** The `lang` of what is English on pages of every language, such as medical names; none where all of the page is. */
export const langOfEnglish = isEnglish ? undefined : 'en'
