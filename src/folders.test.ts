import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsIn, modulesOf, resolveInSrc, valueImportsIn, type Modules } from './testing/imports.ts'

/**
 * What the folders of `src` import of each other, tests apart, and what a folder of it is enough for: the table in
 * docs/architecture.md says the same. `type` before a folder: nothing of it but types.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  listening: [],
  api: [],
  knowledge: ['engine', 'listening'],
  server: ['api', 'type knowledge/bundle', 'type listening'],
  web: ['engine', 'listening', 'api', 'knowledge/bundle'],
  evaluation: ['engine', 'listening', 'knowledge'],
  review: ['evaluation', 'knowledge'],
  terminal: ['engine', 'listening', 'knowledge/bundle'],
  translation: ['knowledge', 'type listening', 'type web'],
}

describe.each(Object.entries(MAY_IMPORT))('src/%s', (folder, allowed) => {
  const imported = importsOfOthers(folder, modulesOf(join(import.meta.dirname, folder)))

  test('imports of other folders only what it may', () => {
    const isAllowed = ({ path, isType }: OtherImport) =>
      allowed.some(
        (each) => isBelow(path, each.replace('type ', '')) && (isType || !each.startsWith('type ')),
      )
    expect(imported.filter((each) => !isAllowed(each)).map(({ line }) => line)).toEqual([])
  })

  test('is allowed nothing that it does not import', () => {
    const isUsed = (each: string) =>
      imported.some(
        ({ path, isType }) =>
          isBelow(path, each.replace('type ', '')) && (each.startsWith('type ') || !isType),
      )
    expect(allowed.filter((each) => !isUsed(each))).toEqual([])
  })
})

test('every folder of src that is shipped or run says what it may import', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  // The studio is a package of its own; what is in testing serves tests alone.
  expect(folders.toSorted()).toEqual([...Object.keys(MAY_IMPORT), 'studio', 'testing'].toSorted())
})

test('docs/architecture.md says of each folder what it may import', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/architecture.md'), 'utf8')
  const said = Object.fromEntries(
    [...text.matchAll(/^\| `src\/(\w+)\/` \|.*\| ([^|]*) \|$/gm)].map(([, folder, cell]) => [folder, cell]),
  )
  const cellOf = (allowed: readonly string[]) =>
    allowed.map((each) => each.replace('type ', 'types of ')).join(', ') || 'nothing'
  for (const [folder, allowed] of Object.entries(MAY_IMPORT))
    expect(said[folder], folder).toBe(cellOf(allowed))
})

test('an import of another folder is told with what it takes', () => {
  const modules = {
    'page.ts': "import { a } from '#engine'\nimport type { B } from '#server/b'\nimport { c } from './c.ts'",
    'c.ts': "export { d, type D } from '../api/d.ts'\nconst late = () => import('#knowledge/bundle/they')",
  }
  expect(importsOfOthers('web', modules)).toEqual([
    { path: 'engine/index.ts', isType: false, line: 'web/page.ts imports #engine' },
    { path: 'server/b.ts', isType: true, line: 'web/page.ts imports types of #server/b' },
    { path: 'api/d.ts', isType: false, line: 'web/c.ts imports ../api/d.ts' },
    { path: 'knowledge/bundle/they.ts', isType: false, line: 'web/c.ts imports #knowledge/bundle/they' },
  ])
})

/** An import of a module in another folder of `src`. */
interface OtherImport {
  /** The module, from `src` on. */
  path: string
  isType: boolean
  /** Both as a line. */
  line: string
}

function importsOfOthers(folder: string, modules: Modules): OtherImport[] {
  return Object.entries(modules).flatMap(([name, source]) => {
    const values = new Set(valueImportsIn(source))
    return importsIn(source).flatMap((specifier) => {
      const path = resolveInSrc(specifier, `${folder}/${name}`)
      if (path === null || isBelow(path, folder)) return []
      const isType = !values.has(specifier)
      return [{ path, isType, line: `${folder}/${name} imports ${isType ? 'types of ' : ''}${specifier}` }]
    })
  })
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}
