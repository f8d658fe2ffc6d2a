import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const decisionSchema = z.strictObject({
  say: z.enum(['right', 'change', 'remove']).optional(),
  /** What should stand there instead. */
  to: z.string().max(900).default(''),
  comment: z.string().max(2000).default(''),
})

export const draftSchema = z.strictObject({
  claims: z.record(z.string(), decisionSchema),
  /** About the condition as a whole: what is missing, for instance. */
  missing: z.string().max(4000).default(''),
  name: z.string().max(120).default(''),
  role: z.string().max(120).default(''),
  registration: z.string().max(120).default(''),
  checked: z.string().max(400).default(''),
})

export type Decision = z.infer<typeof decisionSchema>
/** What a reviewer has said of one condition so far. */
export type Draft = z.infer<typeof draftSchema>

export const EMPTY_DRAFT: Draft = draftSchema.parse({ claims: {} })

/** Reviews that are not signed yet, one file for each condition, so that a closed window loses nothing. */
export class Drafts {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** An empty one when there is none, or none that can be read. */
  of(key: string): Draft {
    try {
      return draftSchema.parse(JSON.parse(readFileSync(this.#file(key), 'utf8')))
    } catch {
      return EMPTY_DRAFT
    }
  }

  keep(key: string, draft: Draft): void {
    writeFileSync(this.#file(key), JSON.stringify(draft, null, 2))
  }

  drop(key: string): void {
    rmSync(this.#file(key), { force: true })
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.json`)
  }
}
