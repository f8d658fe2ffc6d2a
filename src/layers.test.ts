import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Folders from the bottom up: a module imports from its own folder and from those that stand before it, so there is no
 * circle. A folder inside another one that is listed too stands for itself.
 */
const LAYERS: Readonly<Record<'web' | 'server', readonly string[]>> = {
  web: [
    'site.ts',
    'styles',
    'routing',
    'ui',
    'ui/toasts',
    // What is asked and answered, known and worked out; no pages.
    'domain/storage',
    'domain/body',
    'domain/offline',
    'domain/knowledge',
    'domain/consultation',
    'domain/words',
    'domain/assessment',
    'domain/flow',
    // A feature may take a piece of one before it, such as the list of answers.
    'features/account',
    'features/account/profile',
    'features/contact',
    'features/emergency-call',
    'features/films',
    'features/body-map',
    'features/consultation',
    'features/place/find',
    'features/place',
    'features/person',
    'features/review',
    'features/history',
    'features/doctor/words',
    'features/doctor/fhir',
    'features/doctor',
    'features/emergency',
    'features/interview',
    'features/self-tests',
    'features/result',
    'features/care',
    'features/conditions',
    'features/home',
    'features/about',
    'features/legal',
    'features/showcase',
    'app/layout',
    'app/offline',
    'app',
  ],
  server: [
    'errors',
    'environment',
    'logging',
    'database/embedded',
    'database',
    'secrets',
    'limits',
    'sessions',
    'delivery',
    'outbox',
    'contact',
    'responses',
    'knowledge',
    'http',
    'site',
    'accounts',
    'routes',
    'routes/accounts',
    'application',
    'main.ts',
  ],
}

describe.each(['web', 'server'] as const)('src/%s', (house) => {
  const modules = modulesOf(join(import.meta.dirname, house))

  test('imports only from folders below', () => {
    expect(upwardImports(modules, LAYERS[house], house)).toEqual([])
  })

  test('lists no folder that is gone', () => {
    const inUse = new Set(Object.keys(modules).map((path) => folderOf(path, LAYERS[house])))
    expect(LAYERS[house].filter((folder) => !inUse.has(folder))).toEqual([])
  })
})

test('an import of a folder above, or of one that has no place yet, is named', () => {
  const modules = {
    'ui/button.tsx': "import { Login } from '#web/features/login/login.tsx'",
    'features/login/login.tsx': "import { Button } from '../../ui/button.tsx'\nexport * from './form.ts'",
    'features/login/form.ts': "const late = () => import('#web/attic/old.ts')",
    'attic/old.ts': '',
  }
  expect(upwardImports(modules, ['ui', 'features/login'], 'web')).toEqual([
    'ui/button.tsx imports #web/features/login/login.tsx: ui stands below features/login',
    'features/login/form.ts imports #web/attic/old.ts: attic is not among the layers of src/layers.test.ts',
    'attic/old.ts: attic is not among the layers of src/layers.test.ts',
  ])
})

/** What breaks the order: each as a line that names the file and its import. */
function upwardImports(
  modules: Readonly<Record<string, string>>,
  layers: readonly string[],
  house: string,
): string[] {
  const unlisted = (folder: string) => `${folder} is not among the layers of src/layers.test.ts`
  return Object.entries(modules).flatMap(([path, source]) => {
    const folder = folderOf(path, layers)
    if (!layers.includes(folder)) return [`${path}: ${unlisted(folder)}`]
    return importsIn(source).flatMap((specifier) => {
      const imported = resolve(specifier, path, house)
      if (imported === null) return []
      const other = folderOf(imported, layers)
      if (!layers.includes(other)) return [`${path} imports ${specifier}: ${unlisted(other)}`]
      if (layers.indexOf(other) <= layers.indexOf(folder)) return []
      return [`${path} imports ${specifier}: ${folder} stands below ${other}`]
    })
  })
}

/** The innermost listed folder that a module lies in; its own folder when none is listed. */
function folderOf(path: string, layers: readonly string[]): string {
  const inside = layers.filter((layer) => path === layer || path.startsWith(`${layer}/`))
  return inside.toSorted((a, b) => b.length - a.length)[0] ?? dirname(path)
}

/** What a module imports, types and modules loaded later as well. */
function importsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier!)
}

/** The imported module's path in the house; null when it lies elsewhere. */
function resolve(specifier: string, importer: string, house: string): string | null {
  if (specifier.startsWith(`#${house}/`)) return specifier.slice(house.length + 2)
  if (!specifier.startsWith('.')) return null
  const path = join(dirname(importer), specifier)
  return path.startsWith('..') ? null : path
}

/** Every module that is shipped, by its path in the house. */
function modulesOf(house: string): Record<string, string> {
  const files = readdirSync(house, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(house, join(entry.parentPath, entry.name)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|(^|\/)testing\//.test(path))
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(house, path), 'utf8')]))
}
