import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import { triageLevel } from '#knowledge/schema/parts'

const key = z.string().regex(/^[a-z][a-z0-9_]*$/)

/** One made-up patient after a published case or guideline, and what a careful doctor would say. */
export const vignetteSchema = z.strictObject({
  key,
  title: z.string(),
  location: key,
  kind: z.enum(['typical', 'atypical', 'emergency']),
  /** `open` ones may guide tuning; `held_back` ones are only reported. */
  set: z.enum(['open', 'held_back']),
  sex: z.enum(['male', 'female']),
  age: z.number().int().min(0).max(120),
  weight_kg: z.number().min(2).max(300).optional(),
  story: z.string().min(40),
  /** Findings the patient would choose; every other finding of an asked step is absent. */
  present: z.array(key),
  /** Steps the patient would answer with "not sure", beside what is present of a list. */
  unsure: z.array(key).default([]),
  self_tests: z.record(key, key).default({}),
  expect: z.strictObject({
    condition: key,
    /** Other conditions that count as right, where the story cannot tell them apart. */
    accept: z.array(key).default([]),
    triage: triageLevel,
  }),
  source: z.strictObject({
    title: z.string(),
    url: z.url().optional(),
    doi: z.string().optional(),
    pmid: z.number().optional(),
  }),
})

export type Vignette = z.infer<typeof vignetteSchema>

/** Reads every vignette of a folder of YAML lists. Throws with file and key where one is malformed, or called as another. */
export function readVignettes(folder: string): Vignette[] {
  const keys = new Set<string>()
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => {
      const entries: unknown = load(readFileSync(join(folder, name), 'utf8'))
      if (!Array.isArray(entries)) throw new Error(`${name}: a file of vignettes is a YAML list`)
      return entries.map((entry: unknown) => {
        const result = vignetteSchema.safeParse(entry)
        if (result.success) {
          const { key } = result.data
          if (keys.has(key)) throw new Error(`${name}, ${key}: another vignette is called so`)
          keys.add(key)
          return result.data
        }
        const called = typeof entry === 'object' && entry !== null && 'key' in entry ? String(entry.key) : '?'
        throw new Error(`${name}, ${called}: ${z.prettifyError(result.error)}`)
      })
    })
}

let read: Vignette[] | undefined

/** The vignettes of this checkout, read once a process; nobody changes them. @throws with file and key where one is malformed. */
export function projectVignettes(): readonly Vignette[] {
  return (read ??= readVignettes('tests/vignettes'))
}
