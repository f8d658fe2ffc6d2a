import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineWords } from './src/translation/inline-words.ts'
import { translatorInto } from './src/translation/translator.ts'

/**
 * Files for what many pages share. Left to itself the bundler writes one for each set of pages that share something: 43 for the
 * result, which come two seconds later on slow 3G.
 */
const SHARED = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'ui', test: /src\/web\/(ui|routing|domain\/storage)\//, minShareCount: 2, priority: 2 },
  { name: 'consultation', test: /src\/(engine|web\/domain)\//, minShareCount: 5, priority: 1 },
  { name: 'account', test: /src\/web\/features\/account\//, minShareCount: 3 },
]

/** Two builds share this file: the browser's (build/site) and, with `--ssr`, the one that prerenders (build/prerender). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [inlineWords('en', translatorInto('en')), react()],
  define: {
    NAME_OF_SITE: JSON.stringify(process.env['SITE_NAME'] || 'Painpoint'),
    ADDRESS_OF_SITE: JSON.stringify(process.env['BASE_URL']?.replace(/\/+$/, '') ?? ''),
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'build/prerender' : 'build/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
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
