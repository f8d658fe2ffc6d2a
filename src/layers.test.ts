import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsIn, modulesOf, resolveInSrc, type Modules } from './testing/imports.ts'

/**
 * From the top down: a module imports from its own folder and from those in rows below, so there is no circle. A folder
 * inside another one that is listed too stands for itself.
 */
const LAYERS: Readonly<Record<'web' | 'server' | 'knowledge', readonly (readonly string[])[]>> = {
  web: [
    ['app'],
    ['app/layout', 'app/offline'],
    // What people see. A feature may take a piece of one below it, such as the list of answers.
    ['features/result'],
    ['features/doctor', 'features/interview', 'features/self-tests'],
    ['features/doctor/fhir', 'features/emergency', 'features/home', 'features/person'],
    [
      'features/care',
      'features/doctor/words',
      'features/history',
      'features/own-words',
      'features/place',
      'features/read-aloud',
    ],
    [
      'features/about',
      'features/conditions',
      'features/consultation',
      'features/legal',
      'features/lock',
      'features/showcase',
    ],
    [
      'features/account/password',
      'features/account/profile',
      'features/account/sign-in',
      'features/contact',
      'features/place/find',
      'features/answers',
      'features/this-device',
    ],
    ['features/account/passkeys'],
    ['features/account', 'features/body-map', 'features/emergency-call', 'features/films'],
    // What is known, answered and worked out; no pages.
    ['domain/assessment', 'domain/flow'],
    ['domain/words'],
    ['domain/consultation'],
    ['domain/knowledge'],
    ['domain/body', 'domain/offline'],
    ['domain/storage'],
    // Controls, and what they stand on.
    ['ui/toasts'],
    ['on-demand', 'ui'],
    ['routing', 'state', 'styles'],
    ['language'],
    ['site.ts'],
  ],
  server: [
    ['main.ts'],
    ['application'],
    ['routes'],
    ['routes/accounts/passkeys'],
    ['backup', 'metrics', 'routes/accounts', 'site'],
    ['accounts/passkeys'],
    ['accounts'],
    ['contact', 'knowledge', 'sessions'],
    ['outbox'],
    ['delivery'],
    ['limits', 'http'],
    ['secrets', 'responses'],
    ['database'],
    ['database/embedded'],
    ['logging'],
    ['environment', 'errors'],
    ['words'],
  ],
  knowledge: [
    ['check'],
    ['compile'],
    // What is read from content/, by its schema; then what is compiled from it and pages and terminal work with.
    ['content'],
    ['schema'],
    ['bundle'],
  ],
}

describe.each(['web', 'server', 'knowledge'] as const)('src/%s', (part) => {
  const modules = modulesOf(join(import.meta.dirname, part))

  test('imports only from folders below', () => {
    expect(upwardImports(modules, LAYERS[part], part)).toEqual([])
  })

  test('lists no folder that is gone', () => {
    const inUse = new Set(Object.keys(modules).map((path) => folderOf(path, LAYERS[part])))
    expect(LAYERS[part].flat().filter((folder) => !inUse.has(folder))).toEqual([])
  })
})

test('an import of a folder above or beside it, or of one that has no place yet, is named', () => {
  const modules = {
    'ui/button.tsx': "import { Login } from '#web/features/login/login.tsx'",
    'ui/text.tsx': "import { words } from '#web/styles/words.ts'",
    'styles/words.ts': "import { path } from '#web/routing/path.ts'",
    'routing/path.ts': '',
    'features/login/login.tsx': "import { Button } from '../../ui/button.tsx'\nexport * from './form.ts'",
    'features/login/form.ts': "const late = () => import('#web/attic/old.ts')",
    'attic/old.ts': '',
  }
  expect(upwardImports(modules, [['features/login'], ['ui'], ['routing', 'styles']], 'web')).toEqual([
    'ui/button.tsx imports #web/features/login/login.tsx: ui is not above features/login',
    'styles/words.ts imports #web/routing/path.ts: styles is not above routing',
    'features/login/form.ts imports #web/attic/old.ts: attic is not among the layers of src/layers.test.ts',
    'attic/old.ts: attic is not among the layers of src/layers.test.ts',
  ])
})

/**
 * A tap crosses into the engine once and back: `assess` in the session, whose result holds all that pages show. What else of it
 * runs in the pages only makes ready what goes in, or reads what a person answered; nothing decides.
 */
const ENGINE_IN_PAGES = {
  assess: ['domain/consultation/session.ts'],
  createModel: ['domain/knowledge/knowledge-cache.ts'],
  // Ages are chosen from these bands, and other places told at this step.
  AGE_BANDS: ['domain/consultation/age-bands.ts'],
  ALSO_HURTS: ['domain/consultation/session.ts', 'features/result/cause-card.tsx'],
  alsoFinding: ['domain/consultation/session.ts', 'features/result/unexplained-places.tsx'],
  // An answer is stored, and said back, by what is chosen in it and whether "not sure" is.
  chosenIn: [
    'domain/assessment/danger-signs.ts',
    'domain/consultation/user-answers.ts',
    'domain/words/answer-words.ts',
    'features/doctor/fhir/questionnaire-response.ts',
    'features/doctor/sheet-lists.tsx',
    'features/interview/selection.ts',
  ],
  isUnsure: [
    'domain/consultation/user-answers.ts',
    'domain/words/answer-words.ts',
    'features/doctor/fhir/questionnaire-response.ts',
    'features/doctor/sheet-lists.tsx',
    'features/interview/selection.ts',
  ],
  // Which of two levels is worse: a cause says no time of its own beside that of the whole result.
  SEVERITY: ['domain/words/see-words.ts', 'features/result/cause-details.tsx'],
}

test('src/web takes from the engine the assessment, and what makes or reads an answer', () => {
  const users: Record<string, string[]> = {}
  for (const [path, source] of Object.entries(modulesOf(join(import.meta.dirname, 'web'))))
    for (const name of valuesFrom('#engine', source)) (users[name] ??= []).push(path)
  for (const paths of Object.values(users)) paths.sort()
  expect(users).toEqual(ENGINE_IN_PAGES)
})

test('what a module takes as a value is told from types', () => {
  const source = `import { assess, SEVERITY as order, type Key } from '#engine'
import type { Person } from '#engine'
import { createModel } from './model.ts'`
  expect(valuesFrom('#engine', source)).toEqual(['assess', 'SEVERITY'])
})

/** What breaks the order: each as a line that names the file and its import. */
function upwardImports(modules: Modules, layers: readonly (readonly string[])[], part: string): string[] {
  const rowOf = (folder: string) => layers.findIndex((row) => row.includes(folder))
  const unlisted = (folder: string) => `${folder} is not among the layers of src/layers.test.ts`
  return Object.entries(modules).flatMap(([path, source]) => {
    const folder = folderOf(path, layers)
    if (rowOf(folder) < 0) return [`${path}: ${unlisted(folder)}`]
    return importsIn(source).flatMap((specifier) => {
      const inSrc = resolveInSrc(specifier, `${part}/${path}`)
      if (!inSrc?.startsWith(`${part}/`)) return []
      const imported = inSrc.slice(part.length + 1)
      const other = folderOf(imported, layers)
      if (rowOf(other) < 0) return [`${path} imports ${specifier}: ${unlisted(other)}`]
      if (other === folder || rowOf(folder) < rowOf(other)) return []
      return [`${path} imports ${specifier}: ${folder} is not above ${other}`]
    })
  })
}

/** The innermost listed folder that a module lies in; its own folder when none is listed. */
function folderOf(path: string, layers: readonly (readonly string[])[]): string {
  const inside = layers.flat().filter((layer) => path === layer || path.startsWith(`${layer}/`))
  return inside.toSorted((a, b) => b.length - a.length)[0] ?? dirname(path)
}

/** The names that a module imports from another one as values, none of them a type. */
function valuesFrom(module: string, source: string): string[] {
  return [...source.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)].flatMap(([, names, from]) =>
    from === module
      ? names!
          .split(',')
          .map((name) => name.trim().replace(/ as .*/, ''))
          .filter((name) => name !== '' && !name.startsWith('type '))
      : [],
  )
}
