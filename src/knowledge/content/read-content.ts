import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problem.ts'
import { actionSchema } from '../schema/action.ts'
import { careSchema } from '../schema/care.ts'
import { conditionSchema } from '../schema/condition.ts'
import { findingSchema } from '../schema/finding.ts'
import { gapSchema } from '../schema/gap.ts'
import { joinedOptionSchema } from '../schema/joined-option.ts'
import { locationSchema } from '../schema/location.ts'
import { dangerWordsSchema, phraseSchema, placeWordsSchema, sameWordsSchema } from '../schema/phrase.ts'
import { oldPainSchema } from '../schema/old-pain.ts'
import { redFlagSchema } from '../schema/red-flag.ts'
import { selfTestSchema } from '../schema/self-test.ts'
import { sourceSchema } from '../schema/source.ts'
import { stepSchema } from '../schema/step.ts'

/** A valid entry and where it stands, so that later checks can point at it. */
export interface Placed<Entry> {
  value: Entry
  file: string
  /** The line of a field, or of the entry for an empty path. */
  lineOf: (path: readonly PropertyKey[]) => number
}

const kinds = {
  locations: { schema: locationSchema, from: 'locations.yaml' },
  findings: { schema: findingSchema, from: 'findings/' },
  steps: { schema: stepSchema, from: 'steps/' },
  actions: { schema: actionSchema, from: 'actions.yaml' },
  redFlags: { schema: redFlagSchema, from: 'red-flags/' },
  selfTests: { schema: selfTestSchema, from: 'self-tests/' },
  care: { schema: careSchema, from: 'care/' },
  sources: { schema: sourceSchema, from: 'sources/' },
  conditions: { schema: conditionSchema, from: 'conditions/' },
  gaps: { schema: gapSchema, from: 'gaps.yaml' },
  oldPain: { schema: oldPainSchema, from: 'old-pain.yaml' },
  joinedOptions: { schema: joinedOptionSchema, from: 'joined-options.yaml' },
  phrases: { schema: phraseSchema, from: 'phrases/' },
  sameWords: { schema: sameWordsSchema, from: 'same-words.yaml' },
  dangerWords: { schema: dangerWordsSchema, from: 'danger-words.yaml' },
  placeWords: { schema: placeWordsSchema, from: 'place-words.yaml' },
} as const

type Kinds = typeof kinds
type ContentKind = keyof Kinds

/** Everything under content/ that is well-formed, in reading order. */
export type Content = { [Kind in ContentKind]: Placed<z.infer<Kinds[Kind]['schema']>>[] }

/** The schema of each kind of file, for writing JSON Schemas for editors. */
export const contentSchemas = kinds

/**
 * Reads the content folder. Entries that do not fit their schema are left out and reported as problems; a missing
 * folder throws the file system's error.
 */
export function readContent(folder: string): { content: Content; problems: Problem[] } {
  const problems: Problem[] = []
  const read = (kind: ContentKind) => {
    const { schema, from } = kinds[kind]
    const files = from.endsWith('/')
      ? readdirSync(join(folder, from))
          .filter((name) => name.endsWith('.yaml'))
          .toSorted()
          .map((name) => from + name)
      : [from]
    return files.flatMap((file) => readFile(folder, file, schema, problems))
  }
  const content = Object.fromEntries(
    (Object.keys(kinds) as ContentKind[]).map((kind) => [kind, read(kind)]),
  ) as unknown as Content
  return { content, problems }
}

/** The entries of a kind by their keys. */
export function byKey<Entry extends { key: string }>(entries: readonly Placed<Entry>[]): Map<string, Entry> {
  return new Map(entries.map(({ value }) => [value.key, value]))
}

/** A file holds one entry (a mapping) or many (a list). */
function readFile(folder: string, file: string, schema: z.ZodType, problems: Problem[]): Placed<unknown>[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const lineIn = linesOf(text)
  let whole: unknown
  try {
    whole = load(text)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    problems.push({
      file,
      line: (error.mark?.line ?? 0) + 1,
      what: `this is not YAML: ${error.reason}`,
      fix: 'look for a missing quote around text with a colon or comma, or a wrong indent',
    })
    return []
  }
  const entries = Array.isArray(whole)
    ? whole.map((value: unknown, index) => ({ value, at: [index] as PropertyKey[] }))
    : [{ value: whole, at: [] as PropertyKey[] }]
  return entries.flatMap(({ value, at }) => {
    const lineOf = (path: readonly PropertyKey[]) => lineIn([...at, ...path])
    const result = schema.safeParse(value)
    if (result.success) return [{ value: result.data, file, lineOf }]
    const name = nameOf(value)
    for (const issue of result.error.issues) {
      problems.push({
        file,
        line: lineOf(issue.path),
        what: `${name}${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}`,
        fix: mendFor(issue, schema),
      })
    }
    return []
  })
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'key' in value ? `${String(value.key)}: ` : ''
}

/**
 * Finds the line of the deepest node that exists on a path, so that a missing field points at its parent. The text is laid out
 * only when somebody asks, mostly to report a problem: that takes four times as long as reading what it says.
 */
function linesOf(text: string): (path: readonly PropertyKey[]) => number {
  const lines = new LineCounter()
  let document: ReturnType<typeof parseDocument> | undefined
  return (path) => {
    document ??= parseDocument(text, { lineCounter: lines })
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
}

function mendFor(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.code === 'unrecognized_keys') {
    return `remove ${issue.keys.join(', ')}, or correct the spelling; docs/contributing.md lists the fields`
  }
  const field = issue.path.findLast((part) => typeof part === 'string')
  const described = field === undefined ? undefined : descriptionOf(schema, field)
  return described ? `${String(field)} means: ${described}` : 'see this field in src/knowledge/schema/'
}

function descriptionOf(schema: z.ZodType, field: string): string | undefined {
  const shape: unknown = (schema as { def?: { shape?: Record<string, z.ZodType> } }).def?.shape
  if (typeof shape !== 'object' || shape === null) return undefined
  return (shape as Record<string, z.ZodType>)[field]?.description
}
