import type { SiteLanguage } from '../web/language/language.ts'
import { baseOf, languagesToBuild, readLanguages } from './languages.ts'

/** Which language a build of the pages is in; set for it by scripts/build-site.ts. */
export const LANGUAGE_VARIABLE = 'PAGES_IN'

/** The languages that this build has pages in, English first: those published, and those that `LANGUAGES` names. */
export function siteLanguages(): SiteLanguage[] {
  return languagesToBuild(readLanguages(), process.env['LANGUAGES']).map(({ tag, name, direction }) => ({
    tag,
    name,
    direction,
    base: baseOf({ tag }),
  }))
}

/** The one to build pages in now: English where none is said. */
export function languageOfBuild(languages: readonly SiteLanguage[]): SiteLanguage {
  const tag = process.env[LANGUAGE_VARIABLE] ?? 'en'
  const found = languages.find((language) => language.tag === tag)
  if (!found) throw new Error(`${LANGUAGE_VARIABLE} is ${tag}, which is not built`)
  return found
}
