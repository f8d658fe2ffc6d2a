import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { LanguageWords, Lexicon } from '#listening'
import type { SiteLanguage } from '../web/language/language.ts'
import { inlineWords } from './inline-words.ts'
import { readOwnWords, readSpelling } from './own-words.ts'
import { readSearchWords } from './search-words.ts'
import { translateZones } from './zone-texts.ts'
import { translatorInto, type Translator } from './translator.ts'

const BUNDLES = '#bundles/'
const ZONES = /public\/body\/zones\.json$/

/** What makes a build of the pages, or a test of them, one in a language: its words, and the knowledge in it. */
export function inLanguage(language: SiteLanguage, languages: readonly SiteLanguage[]): Plugin[] {
  const translate = translatorInto(language.tag)
  const ownWords = ownWordsOf(language.tag, translate)
  return [
    {
      name: 'in-language',
      enforce: 'pre',
      config: () => ({
        define: {
          LANGUAGE_OF_PAGES: JSON.stringify(language),
          PAGES_ARE_ENGLISH: JSON.stringify(language.tag === 'en'),
          LANGUAGES_OF_SITE: JSON.stringify(languages),
          SEARCH_WORDS_OF_PAGES: JSON.stringify(readSearchWords(language.tag)) ?? 'undefined',
          SPELLING_OF_PAGES: JSON.stringify(readSpelling(language.tag)) ?? 'undefined',
          PAGES_HAVE_OWN_WORDS: JSON.stringify(ownWords !== undefined),
          OWN_WORDS_OF_PAGES: JSON.stringify(ownWords) ?? 'undefined',
        },
      }),
      resolveId(id) {
        if (language.base === '' || !id.startsWith(BUNDLES)) return null
        const file = join(process.cwd(), 'build/knowledge', language.tag, id.slice(BUNDLES.length))
        return existsSync(file) ? file : null
      },
      transform: (code, id) =>
        language.base !== '' && ZONES.test(id) ? { code: translateZones(code, translate), map: null } : null,
    },
    inlineWords(language.tag, translate),
  ]
}

const LEXICON = 'build/knowledge/lexicon.json'

/** The own words of a language; none before the knowledge was built, as in unit tests. */
function ownWordsOf(tag: string, translate: Translator): LanguageWords | undefined {
  if (!existsSync(LEXICON)) return undefined
  return readOwnWords(tag, JSON.parse(readFileSync(LEXICON, 'utf8')) as Lexicon, translate)
}
