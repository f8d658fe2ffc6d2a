import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minify, type Manifest } from 'vite'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import type { ConditionPage, PlacePage } from '#knowledge/bundle/conditions'
import { compressFile } from '#server/responses/compress-file'
import { captionedFilms, captionsAddress, translatedCaptions } from '#translation/caption-texts'
import { LANGUAGE_VARIABLE, siteLanguages } from '#translation/site-languages'
import { translatorInto } from '#translation/translator'
import { pagePath } from '../src/web/app/offline/strategy.ts'
import type { SiteLanguage } from '../src/web/language/language.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { gatherOutlines } from './gather-outlines.ts'
import type * as Prerender from '../src/web/app/entry-prerender.tsx'

const SITE = 'build/site'
const PRERENDER = 'build/prerender'
const ENTRY = 'src/web/app/entry-client.tsx'
const KNOWLEDGE = 'build/knowledge'
/** Hundreds of articles, each some 30 kB. */
const ARTICLES = /\/conditions\/.+\//
/** Large, and of some of it only an operator's build has any. */
const KNOWLEDGE_FILES = /\/knowledge\//
/** Copied from `public`, since nothing imports it. */
const BEFORE_PAINT = '/before-paint.js'
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.vtt', '.webmanifest'])

const sitemap: string[] = []
const languages = siteLanguages()
for (const language of languages) await buildPages(language)
await write(join(SITE, 'sitemap.xml'), sitemapOf(sitemap))
await gatherOutlines(join(SITE, 'body'))
await rm(join(SITE, '.vite'), { recursive: true })
await rm(PRERENDER, { recursive: true })
await compressAll()

/** Everything of the site in one language: a build of its own, which holds its words alone. */
async function buildPages(language: SiteLanguage): Promise<void> {
  const { tag, base } = language
  process.env[LANGUAGE_VARIABLE] = tag
  await build({ logLevel: 'warn' })
  if (base === '') await minifyBeforePaint()
  await build({ logLevel: 'warn', build: { ssr: true } })
  const manifest = JSON.parse(await readFile(join(SITE, `.vite/${tag}.json`), 'utf8')) as Manifest
  const files = builtFiles(manifest)
  const pages = (await import(
    pathToFileURL(join(PRERENDER, tag, 'entry-prerender.js')).href
  )) as typeof Prerender
  const { addressOf, ARTICLE, KEPT_PAGES, NOT_FOUND, ROUTES } = pages
  const at = (path: string) => join(SITE, addressOf(path))

  for (const route of ROUTES)
    await write(join(at(route.path), 'index.html'), await pages.renderPage(route, files.assetsOf(route)))
  await write(at('/404.html'), await pages.renderPage(NOT_FOUND, files.assetsOf(NOT_FOUND)))
  const knowledge = base === '' ? KNOWLEDGE : join(KNOWLEDGE, tag)
  const reading = JSON.parse(await readFile(join(knowledge, 'reading.json'), 'utf8')) as {
    conditions: ConditionPage[]
    places: PlacePage[]
  }
  const articles = [...pages.conditionArticles(reading.conditions), ...pages.placeArticles(reading.places)]
  for (const article of articles)
    await write(
      join(at(article.path), 'index.html'),
      await pages.renderArticle(article, files.assetsOf(ARTICLE)),
    )
  sitemap.push(
    ...pages.entryPaths().map((path) => addressOf(path)),
    ...articles.map(({ path }) => addressOf(path)),
  )
  for (const kind of ['offline', 'refused'] as const)
    await write(at(`/${kind}.html`), pages.renderOfflinePage(files.assetsOf(NOT_FOUND), kind))
  await write(at('/manifest.webmanifest'), `${JSON.stringify(pages.webManifest(), null, 2)}\n`)
  const locations = JSON.parse(await readFile(join(knowledge, 'locations.json'), 'utf8')) as LocationSummary[]
  const places = locations.filter(({ covered }) => covered).map(({ key }) => key)
  // English is sent by the server itself, with the calls about it.
  if (base !== '')
    for (const place of places)
      await write(
        join(SITE, `knowledge${base}/${place}.json`),
        await readFile(join(knowledge, `${place}.json`), 'utf8'),
      )
  if (base !== '') await writeCaptions(language)
  const kept = ROUTES.filter(({ page }) => KEPT_PAGES.includes(page))
  await buildServiceWorker(SITE, {
    language,
    pages: kept.map(({ path }) => pagePath(addressOf(path))),
    files: [
      ...kept.flatMap((route) => filesOf(files.assetsOf(route))),
      // These load when they are used, once there are answers, or where they are locked or not kept.
      ...[
        'src/web/features/this-device/private-tab.ts',
        'src/web/features/lock/lock-screen.tsx',
        'src/web/features/lock/lock-settings.tsx',
        'src/web/features/care/catalogue.ts',
        'src/web/features/doctor/fhir/download-fhir.ts',
        'src/web/features/history/kept-result-of.ts',
        'src/web/features/home/start-new.tsx',
        'src/web/features/read-aloud/reading.ts',
      ].flatMap(files.withImports),
      ...kept.flatMap(files.picturesOf),
      BEFORE_PAINT,
      ...['/manifest.webmanifest', '/offline.html', '/refused.html'].map((path) => addressOf(path)),
    ],
    places,
  })
}

/** It is in the way of the first paint, so its comments stay in the source. */
async function minifyBeforePaint(): Promise<void> {
  const path = join(SITE, BEFORE_PAINT)
  const { code, errors } = await minify(path, await readFile(path, 'utf8'), { module: false })
  if (errors.length > 0)
    throw new Error(`${BEFORE_PAINT}: ${errors.map(({ message }) => message).join(', ')}`)
  await write(path, code)
}

async function writeCaptions({ tag, base }: SiteLanguage): Promise<void> {
  // Reads the whole catalogue: once, not for each film.
  const translate = translatorInto(tag)
  for (const film of captionedFilms())
    await write(join(SITE, captionsAddress(film, base)), translatedCaptions(film, translate))
}

/** Finds the built files in one build's manifest. */
function builtFiles(manifest: Manifest) {
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The site build has no ${key}: it has ${Object.keys(manifest).join(', ')}`)
    return chunk
  }
  const keysWithImports = (key: string): string[] => [
    key,
    ...(chunkOf(key).imports ?? []).flatMap(keysWithImports),
  ]
  return {
    /** What a page names: entry, its chunk, and everything both import. */
    assetsOf(route: Prerender.Route): Prerender.PageAssets {
      const chunks = new Set([...keysWithImports(ENTRY), ...keysWithImports(moduleOf(route))])
      const script = chunkOf(ENTRY).file
      return {
        script: `/${script}`,
        modules: [...chunks]
          .map((key) => chunkOf(key).file)
          .filter((file) => file !== script)
          .map((file) => `/${file}`),
        stylesheets: [`/${chunkOf('style.css').file}`],
      }
    },
    withImports: (key: string): string[] => keysWithImports(key).map((each) => `/${chunkOf(each).file}`),
    /** Those that a page shows by their address. */
    picturesOf: (route: Prerender.Route): string[] =>
      keysWithImports(moduleOf(route)).flatMap((key) =>
        (chunkOf(key).assets ?? []).map((file) => `/${file}`),
      ),
  }
}

function moduleOf({ module }: Prerender.Route): string {
  return `src/web/${module}`
}

function filesOf({ script, modules, stylesheets }: Prerender.PageAssets): string[] {
  return [...stylesheets, ...(script ? [script] : []), ...modules]
}

/** The server puts the address in as it starts: the build doesn't know it. */
function sitemapOf(paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>{BASE_URL}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Puts a .br and a .gz beside every text file. */
async function compressAll(): Promise<void> {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  // Several at a time, on all processors.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop())
        await compressFile(path, qualityFor(path), process.env['COMPRESSED_BEFORE'])
    }),
  )
}

/**
 * The highest for what every visit loads. An article is 0.5 kB larger at 8 than at 10, and took a fourteenth of the time; a knowledge file
 * took a third of the time at 10, and is 2 % larger.
 */
function qualityFor(path: string): number {
  if (ARTICLES.test(path)) return 8
  return KNOWLEDGE_FILES.test(path) ? 10 : 11
}
