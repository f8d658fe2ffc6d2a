import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How much of each can be signed. A draft may hold more, so that nothing is lost of what was typed. */
export const LONGEST = {
  to: 900,
  comment: 2000,
  missing: 4000,
  name: 120,
  role: 120,
  registration: 120,
  checked: 400,
}

const decisionSchema = z.strictObject({
  say: z.enum(['right', 'change', 'remove']).optional(),
  /** What should stand there instead. */
  to: z.string().default(''),
  comment: z.string().default(''),
})

export const draftSchema = z.strictObject({
  claims: z.record(z.string(), decisionSchema),
  /** About the condition as a whole: what is missing, for instance. */
  missing: z.string().default(''),
  name: z.string().default(''),
  role: z.string().default(''),
  registration: z.string().default(''),
  checked: z.string().default(''),
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
