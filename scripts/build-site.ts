import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Manifest } from 'vite'
import type { LocationSummary } from '#knowledge/bundle'
import type { ConditionPage, PlacePage } from '#knowledge/bundle-conditions'
import { buildServiceWorker } from './build-service-worker.ts'
import { gatherOutlines } from './gather-outlines.ts'
import type * as Prerender from '../src/web/app/entry-prerender.tsx'

const SITE = 'build/site'
const PRERENDER = 'build/prerender'
const ENTRY = 'src/web/app/entry-client.tsx'
const ARTICLES = join(SITE, 'conditions', '/')
/** Copied as it stands, since nothing imports it. */
const BEFORE_PAINT = '/before-paint.js'
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.vtt', '.webmanifest'])

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })

const manifestPath = join(SITE, '.vite/manifest.json')
const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest
const {
  ARTICLE,
  KEPT_PAGES,
  ROUTES,
  NOT_FOUND,
  conditionArticles,
  entryPaths,
  placeArticles,
  renderArticle,
  renderOfflinePage,
  renderPage,
  webManifest,
} = (await import(pathToFileURL(join(PRERENDER, 'entry-prerender.js')).href)) as typeof Prerender

for (const route of ROUTES) {
  const html = await renderPage(route, assetsOf(route))
  await write(join(SITE, route.path, 'index.html'), html)
}
await write(join(SITE, '404.html'), await renderPage(NOT_FOUND, assetsOf(NOT_FOUND)))
const reading = JSON.parse(await readFile('build/knowledge/reading.json', 'utf8')) as {
  conditions: ConditionPage[]
  places: PlacePage[]
}
const articles = [...conditionArticles(reading.conditions), ...placeArticles(reading.places)]
for (const article of articles) {
  await write(join(SITE, article.path, 'index.html'), await renderArticle(article, assetsOf(ARTICLE)))
}
await write(join(SITE, 'sitemap.xml'), sitemapOf([...entryPaths(), ...articles.map(({ path }) => path)]))
for (const kind of ['offline', 'refused'] as const)
  await write(join(SITE, `${kind}.html`), renderOfflinePage(assetsOf(NOT_FOUND), kind))
await write(join(SITE, 'manifest.webmanifest'), `${JSON.stringify(webManifest(), null, 2)}\n`)
const locations = JSON.parse(await readFile('build/knowledge/locations.json', 'utf8')) as LocationSummary[]
const kept = ROUTES.filter(({ page }) => KEPT_PAGES.includes(page))
await buildServiceWorker(SITE, {
  pages: kept.map(({ path }) => path),
  files: [
    ...kept.flatMap((route) => filesOf(assetsOf(route))),
    // These load when they are pressed, once there are answers, or where they are locked.
    ...[
      'src/web/features/lock/lock-screen.tsx',
      'src/web/features/lock/lock-settings.tsx',
      'src/web/features/doctor/fhir/download-fhir.ts',
      'src/web/features/history/kept-result-of.ts',
      'src/web/features/home/start-new.tsx',
    ]
      .flatMap(withImports)
      .map((key) => `/${chunkOf(key).file}`),
    ...kept.flatMap(picturesOf),
    BEFORE_PAINT,
    '/manifest.webmanifest',
    '/offline.html',
    '/refused.html',
  ],
  places: locations.filter(({ covered }) => covered).map(({ key }) => key),
})
await gatherOutlines(join(SITE, 'body'))
await rm(join(SITE, '.vite'), { recursive: true })
await rm(PRERENDER, { recursive: true })
await compressAll()

/** The built files a page names: entry, its chunk, and everything both import. */
function assetsOf(route: Prerender.Route): Prerender.PageAssets {
  const chunks = new Set([...withImports(ENTRY), ...withImports(moduleOf(route))])
  const script = chunkOf(ENTRY).file
  return {
    script: `/${script}`,
    modules: [...chunks]
      .map((key) => chunkOf(key).file)
      .filter((file) => file !== script)
      .map((file) => `/${file}`),
    stylesheets: [`/${chunkOf('style.css').file}`],
  }
}

function moduleOf({ module }: Prerender.Route): string {
  return `src/web/${module}`
}

/** Built files that a page shows by their address. */
function picturesOf(route: Prerender.Route): string[] {
  return withImports(moduleOf(route)).flatMap((key) => (chunkOf(key).assets ?? []).map((file) => `/${file}`))
}

function filesOf({ script, modules, stylesheets }: Prerender.PageAssets): string[] {
  return [...stylesheets, ...(script ? [script] : []), ...modules]
}

function withImports(key: string): string[] {
  return [key, ...(chunkOf(key).imports ?? []).flatMap(withImports)]
}

function chunkOf(key: string) {
  const chunk = manifest[key]
  if (!chunk)
    throw new Error(`The site build has no ${key}: ${manifestPath} names ${Object.keys(manifest).join(', ')}`)
  return chunk
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

/**
 * Puts a .br and a .gz beside every text file, at the highest quality: it is done once. The hundreds of articles take a third
 * of the time one step lower, and are 2 % larger.
 */
async function compressAll(): Promise<void> {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  // Several at a time, on all processors.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) await compress(path)
    }),
  )
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: path.startsWith(ARTICLES) ? 10 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
