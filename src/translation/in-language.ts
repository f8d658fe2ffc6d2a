import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteLanguage } from '../web/language/language.ts'
import { inlineWords } from './inline-words.ts'
import { readSearchWords } from './search-words.ts'
import { translateZones } from './zone-texts.ts'
import { translatorInto } from './translator.ts'

const BUNDLES = '#bundles/'
const ZONES = /public\/body\/zones\.json$/

/** What makes a build of the pages, or a test of them, one in a language: its words, and the knowledge in it. */
export function inLanguage(language: SiteLanguage, languages: readonly SiteLanguage[]): Plugin[] {
  const translate = translatorInto(language.tag)
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
