import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { languageOfBuild, siteLanguages } from './src/translation/site-languages.ts'
import { inLanguage } from './src/translation/in-language.ts'

/**
 * Files for what many pages share. Left to itself the bundler writes one for each set of pages that share something: 43 for the
 * result, which come two seconds later on slow 3G.
 */
const SHARED = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  {
    name: 'ui',
    test: /src\/web\/(ui|routing|language|domain\/storage)\/|@messageformat|make-plural/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'emergency-call', test: /src\/web\/features\/emergency-call\//, minShareCount: 2 },
  {
    name: 'consultation',
    test: /src\/(engine|web\/(domain|features\/consultation))\//,
    minShareCount: 5,
    priority: 1,
  },
  // The legal texts say the same purposes, without the forms.
  { name: 'account-rules', test: /src\/api\/account-rules/, minShareCount: 2, priority: 1 },
  { name: 'account', test: /src\/web\/features\/account\//, minShareCount: 3 },
]

/** Without the line that a class stands on, which scripts would carry as well. */
function classNameOf(name: string, path: string): string {
  const file = relative(import.meta.dirname, path.split('?')[0]!).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`
}

const languages = siteLanguages()
const language = languageOfBuild(languages)
const isSource = language.base === ''

/**
 * Builds of each language share this file: the browser's (build/site) and, with `--ssr`, the one that prerenders
 * (build/prerender). A file that is the same in all languages has one name in all of them.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [inLanguage(language, languages), react()],
  define: {
    NAME_OF_SITE: JSON.stringify(process.env['SITE_NAME'] || 'Painpoint'),
    ADDRESS_OF_SITE: JSON.stringify(process.env['BASE_URL']?.replace(/\/+$/, '') ?? ''),
  },
  css: { modules: { generateScopedName: classNameOf } },
  publicDir: !isSsrBuild && isSource ? 'public' : false,
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? `build/prerender/${language.tag}` : 'build/site',
    // The English build comes first; those of other languages put theirs beside it.
    emptyOutDir: isSsrBuild || isSource,
    manifest: isSsrBuild ? false : `.vite/${language.tag}.json`,
    // One stylesheet: small, cached for every page, and its order never depends on which page came first.
    cssCodeSplit: false,
    // Pictures stay files, which the service worker keeps by name.
    assetsInlineLimit: 0,
    // A browser that knows no preloading loads the same files one after another.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? 'src/web/app/entry-prerender.tsx' : 'src/web/app/entry-client.tsx',
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: SHARED } } }),
    },
  },
}))
