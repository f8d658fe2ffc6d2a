import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { siteLanguages } from '#translation/site-languages'
import type { SiteLanguage } from '../src/web/language/language.ts'

interface Kept {
  /** Addresses of prerendered pages. */
  pages: readonly string[]
  /** Paths of files; one may be named several times. */
  files: readonly string[]
  /** Keys of the places whose knowledge it keeps, in this order. */
  places: readonly string[]
  /** Of the pages: each language has a worker of its own, which keeps no other. */
  language: SiteLanguage
}

const KNOWLEDGE = 'build/knowledge'
/** The lay words of all places. */
const LEXICON = 'lexicon'

/** Builds `sw.js` into the site: it keeps these pages and files, and a change of any of them is a new version. */
export async function buildServiceWorker(
  site: string,
  { pages, files, places, language }: Kept,
): Promise<void> {
  const named = [...new Set(files)]
  const htmlOf = (page: string) => join(page, 'index.html')
  const version = await versionOf([...pages.map(htmlOf), ...named].map((path) => join(site, path)))
  const bundles = places.map((name) =>
    language.base === '' ? `${name}.json` : `${language.tag}/${name}.json`,
  )
  const knowledge = {
    version: await versionOf([`${LEXICON}.json`, ...bundles].map((name) => join(KNOWLEDGE, name))),
    paths: [`/knowledge/${LEXICON}.json`, ...places.map((name) => `/knowledge${language.base}/${name}.json`)],
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      LANGUAGE_OF_PAGES: JSON.stringify(language),
      LANGUAGES_OF_SITE: JSON.stringify(siteLanguages()),
      BUILD: JSON.stringify({ version, files: [...pages, ...named], knowledge }),
    },
    build: {
      target: 'es2023',
      outDir: site,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: 'src/web/app/offline/service-worker.ts',
        output: { entryFileNames: `${language.base.slice(1)}${language.base && '/'}sw.js`, format: 'iife' },
      },
    },
  })
}

async function versionOf(files: readonly string[]): Promise<string> {
  const contents = createHash('sha256')
  for (const file of files) contents.update(await readFile(file))
  return contents.digest('hex').slice(0, 12)
}
