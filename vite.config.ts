import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type { LocationSummary } from './src/knowledge/bundle.ts'
import type { Zone } from './src/web/domain/body/zones.ts'
import type { PublishedFigures } from './src/knowledge/bundle-figures.ts'

const locations = JSON.parse(readFileSync('build/knowledge/locations.json', 'utf8')) as LocationSummary[]
const figures = JSON.parse(readFileSync('build/knowledge/figures.json', 'utf8')) as PublishedFigures
const { heldBack } = figures.cases
if (!heldBack) throw new Error('The home page says how the held-back vignettes come out: there are none')

/**
 * `import()` as it stands. Vite wraps each in a helper that fetches a chunk's own chunks and styles beforehand; with
 * `modulePreload` off and one stylesheet it has nothing to do, and would still cost the first page 0.8 kB.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/**
 * React makes five errors as it loads that only serve as marks to compare with. Whenever developer tools are attached,
 * Lighthouse's too, each `Error` made has the engine read the whole of React again for its stack: 40 ms, which nobody else
 * waits for (decision 108). Plain objects mark as well.
 */
const marksWithoutStack: Plugin = {
  name: 'marks-without-stack',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const marks = /\bError\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)(?=[,;]\n)/g
      if (code.match(marks)?.length !== 5) throw new Error('React has changed its marks: look at them anew')
      return { code: code.replaceAll(marks, '{ message: $1 }'), map: null }
    },
  },
}

/** Lists that are on every page of the consultation: how their imports end, and where they lie. */
const LISTS: Readonly<Record<string, { id: string; file: string; only?: readonly string[] }>> = {
  // The view a zone is first looked for in is the first of its views.
  '/body/zones.json': {
    id: '\0zones-by-column',
    file: 'public/body/zones.json',
    only: ['zone', 'side', 'label', 'anatomical', 'location', 'views', 'zoom'] satisfies (keyof Zone)[],
  },
  // What else it says of each place is in location-words.json, for the page with the list.
  '/locations.json': {
    id: '\0locations-by-column',
    file: 'build/knowledge/locations.json',
    only: ['id', 'key', 'name', 'covered'] satisfies (keyof LocationSummary)[],
  },
}

const mirrored = (json: string) => json.replaceAll('left', 'right')

/**
 * Those lists written column by column, with 0 for what is as in the row before but for left and right: like next to like
 * compresses 0.8 kB smaller, and each half of the body is told once. What a script gets is the same list of rows.
 */
const listsByColumn: Plugin = {
  name: 'lists-by-column',
  enforce: 'pre',
  resolveId: (source) => Object.entries(LISTS).find(([end]) => source.endsWith(end))?.[1].id ?? null,
  load(id) {
    const list = Object.values(LISTS).find((each) => each.id === id)
    if (!list) return null
    const rows = JSON.parse(readFileSync(list.file, 'utf8')) as Record<string, unknown>[]
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
      (name) => list.only?.includes(name) ?? true,
    )
    const columns = names.map((name) => rows.map((row) => row[name] ?? null))
    if (columns.flat().includes(0)) throw new Error(`${list.file} has a 0, which stands for the row before`)
    const written = columns.map((column) =>
      column.map((value, at) => {
        const before = column[at - 1] ?? null
        return before !== null && JSON.stringify(value) === mirrored(JSON.stringify(before)) ? 0 : value
      }),
    )
    return `const names = ${JSON.stringify(names)}, columns = ${JSON.stringify(written)}
for (const column of columns)
  column.forEach((value, at) => {
    if (value === 0) column[at] = JSON.parse(JSON.stringify(column[at - 1]).replaceAll('left', 'right'))
  })
export default columns[0].map((_, at) =>
  Object.fromEntries(names.flatMap((name, i) => (columns[i][at] === null ? [] : [[name, columns[i][at]]]))))`
  },
}

const fileOf = new Map<string, string>()

/** A class by its file and its name there: says where it is from, and compresses better than a hash. */
function classNameOf(name: string, path: string): string {
  const file = path.replace(/\?.*$/, '')
  const prefix = basename(file, '.module.css')
  const first = fileOf.get(prefix) ?? file
  if (first !== file)
    throw new Error(`${file} and ${first} would share the names of their classes: rename one`)
  fileOf.set(prefix, file)
  return `${prefix}-${name}`
}

/**
 * What several pages share, gathered by theme. Left to itself the bundler writes a file for each set of pages that share
 * something, nineteen of the 26 on the page of the body below 2 kB, and a request costs a phone more than that (decision 109).
 * A group also takes all that its modules import, unless an earlier one has it: hence the order, and what the patterns leave out.
 */
const SHARED_BY_THEME = {
  // The home page has these too, and needs nothing else of the other themes.
  home: /\/web\/(domain\/(consultation\/stage|flow\/resume-)|features\/emergency-call\/call-now)/,
  controls: /\/web\/ui\/(?!toasts)|\/web\/(domain\/words\/find-|routing\/use-)|\/src\/api\//,
  // Who is asking, and what is made of the answers: tests and treatments have no more of a consultation than this.
  person:
    /\/engine\/(?!self-tests)|\/web\/(domain\/(assessment\/(ask-first|ranking)|consultation|flow|knowledge|offline|storage)|features\/(account\/profile\/fill-|body-map\/(body-picture|outlines)|person\/messages|result\/(match-words|messages))|routing)/,
  place: /zones-by-column|\/web\/(domain\/(body|words\/pain)|features\/place)/,
  // The questions, and the emergency that can end them.
  interview:
    /\/web\/(domain\/(assessment\/(?!offered)|words)|features\/(consultation|doctor|emergency|films|history|interview|review))/,
  result: /\/engine\/self-tests|\/web\/(domain\/assessment|features\/(result|self-tests))\//,
  account: /\/web\/(features\/account|ui\/toasts)\//,
  legal: /\/web\/features\/legal\/(?!legal-(page|tab)|.*-text)/,
} satisfies Record<string, RegExp>

const CHUNK_GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 99 },
  ...Object.entries(SHARED_BY_THEME).map(([name, test], at) => ({
    name,
    test,
    minShareCount: 2,
    priority: 98 - at,
  })),
]

/** Two builds share this file: the browser's (build/site) and, with `--ssr`, the one that prerenders (build/prerender). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), plainImports, marksWithoutStack, listsByColumn],
  define: {
    // What the home page says of the knowledge; whole, the lists would cost its first load 4 kB.
    COVERED_COUNT: locations.filter(({ covered }) => covered).length,
    PLACE_COUNT: locations.length,
    HELD_BACK: JSON.stringify(heldBack),
    NAME_OF_SITE: JSON.stringify(process.env['SITE_NAME'] || 'Painpoint'),
    ADDRESS_OF_SITE: JSON.stringify(process.env['BASE_URL']?.replace(/\/+$/, '') ?? ''),
  },
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('src/web/routing/sync-external-store.ts', import.meta.url),
      ),
      regexparam: fileURLToPath(new URL('src/web/routing/no-patterns.ts', import.meta.url)),
    },
  },
  css: {
    modules: { generateScopedName: classNameOf },
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'build/prerender' : 'build/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One stylesheet: small, cached for every page, and its order never depends on which page came first.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The HTML names what a page needs at once, and the rest of the flow is fetched ahead: no helper is needed.
    modulePreload: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/web/app/entry-prerender.tsx' : 'src/web/app/entry-client.tsx',
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNK_GROUPS } } }),
    },
  },
}))
