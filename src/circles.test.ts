import { describe, expect, test } from 'vitest'
import { importsIn, modulesOf, resolveInSrc, type Modules } from './testing/imports.ts'

/** One module of `src` that imports another, be it a type or when it is needed. */
interface Import {
  from: string
  to: string
}

describe('src', () => {
  const imports = importsOf(modulesOf(import.meta.dirname))

  test('has no modules that import each other in a circle, by types alone either', () => {
    expect(circles(imports, (path) => path)).toEqual([])
  })

  test('has no folders that import each other in a circle', () => {
    expect(foldersInCircles(imports)).toEqual([])
  })
})

test('a circle of modules is named by its imports, also where one is of types and one comes later', () => {
  const imports = importsOf({
    'web/ask.ts': "import { answer } from './answer.ts'",
    'web/answer.ts': "import type { Score } from '#engine'\nimport './answer.css'",
    'engine/index.ts': "export { score, type Score } from './score.ts'\nimport { z } from 'zod'",
    'engine/score.ts': "const late = () => import('#web/ask.ts')",
    'engine/rank.ts': "import { score } from './score.ts'",
  })
  expect(circles(imports, (path) => path)).toEqual([
    [
      'engine/index.ts imports engine/score.ts',
      'engine/score.ts imports web/ask.ts',
      'web/ask.ts imports web/answer.ts',
      'web/answer.ts imports engine/index.ts',
    ],
  ])
})

test('a folder is in a circle with one beside it, whatever lies deeper in the two', () => {
  const imports = importsOf({
    'web/ask/page.ts': "import { draw } from '../draw/line/line.ts'",
    'web/draw/line/line.ts': '',
    'web/draw/body/body.ts': "import { words } from '../../ask/words/words.ts'",
    'web/ask/words/words.ts': '',
  })
  expect(foldersInCircles(imports)).toEqual([
    ['web/ask/page.ts imports web/draw/line/line.ts', 'web/draw/body/body.ts imports web/ask/words/words.ts'],
  ])
})

test('a folder is in a circle with the one it lies in, when the modules there import it too', () => {
  const imports = importsOf({
    'web/account/log-in.ts': "import { key } from './passkeys/key.ts'",
    'web/account/passkeys/key.ts': "import { call } from './ask.ts'",
    'web/account/passkeys/ask.ts': "import type { Call } from '../call.ts'",
    'web/account/call.ts': '',
  })
  expect(circles(imports, (path) => path)).toEqual([])
  expect(foldersInCircles(imports)).toEqual([
    [
      'web/account/log-in.ts imports web/account/passkeys/key.ts',
      'web/account/passkeys/ask.ts imports web/account/call.ts',
    ],
  ])
})

test('a folder may import the one it lies in, or be imported by it', () => {
  const imports = importsOf({
    'web/account/page.ts': "import { call } from '../call.ts'",
    'web/call.ts': "import { words } from './words/words.ts'",
    'web/words/words.ts': '',
  })
  expect(foldersInCircles(imports)).toEqual([])
})

function importsOf(modules: Modules): Import[] {
  return Object.entries(modules).flatMap(([from, source]) =>
    importsIn(source).flatMap((specifier) => {
      const to = resolveInSrc(specifier, from)
      return to !== null && Object.hasOwn(modules, to) ? [{ from, to }] : []
    }),
  )
}

/**
 * Circles of folders that lie in one folder, each with all that is in it; what lies right in that one counts as a folder
 * of its own.
 */
function foldersInCircles(imports: readonly Import[]): string[][] {
  return circles(imports, (path, other) => {
    const folder = commonFolder(path, other)
    const inside = path.slice(folder.length)
    return folder + (inside.includes('/') ? inside.slice(0, inside.indexOf('/')) : '*')
  })
}

/** The innermost folder in which both modules lie, with its slash. */
function commonFolder(path: string, other: string): string {
  let end = 0
  while (end < path.length && path[end] === other[end]) end += 1
  return path.slice(0, path.lastIndexOf('/', end - 1) + 1)
}

/**
 * For every node in a circle one of its shortest, as an import for each step; none is named twice.
 *
 * @param nodeOf the node that a module stands for in an import of, or by, the other one
 */
function circles(imports: readonly Import[], nodeOf: (path: string, other: string) => string): string[][] {
  const steps = new Map<string, Map<string, string>>()
  for (const { from, to } of imports) {
    const [node, next] = [nodeOf(from, to), nodeOf(to, from)]
    const onward = steps.get(node) ?? new Map<string, string>()
    if (next !== node && !onward.has(next)) onward.set(next, `${from} imports ${to}`)
    steps.set(node, onward)
  }
  const found: string[][] = []
  const named = new Set<string>()
  for (const node of [...steps.keys()].sort()) {
    const circle = named.has(node) ? null : shortestBackTo(node, steps)
    for (const each of circle?.nodes ?? []) named.add(each)
    if (circle) found.push(circle.imports)
  }
  return found
}

/** The shortest way from a node back to itself; null where there is none. */
function shortestBackTo(
  start: string,
  steps: ReadonlyMap<string, ReadonlyMap<string, string>>,
): { nodes: string[]; imports: string[] } | null {
  const seen = new Set<string>()
  const ways = [{ nodes: [start], imports: [] as string[] }]
  for (const { nodes, imports } of ways)
    for (const [next, by] of steps.get(nodes.at(-1)!) ?? []) {
      if (next === start) return { nodes, imports: [...imports, by] }
      if (seen.has(next)) continue
      seen.add(next)
      ways.push({ nodes: [...nodes, next], imports: [...imports, by] })
    }
  return null
}
