import type { CitedSource } from '#knowledge/schema/source'

/** How a correction of a claim is written, see `parseCorrection`. */
export type ClaimForm = 'text' | 'keys' | 'level' | 'ages' | 'likelihood' | 'prior'

/** One thing a condition says, to be accepted, corrected or commented on by itself. */
export interface Claim {
  /** Where it stands in the condition's file, as `findings/fever`; `rule/KEY` and the like for what stands elsewhere. */
  id: string
  /** What it is about, for people. */
  label: string
  /** As it is written in a correction. */
  value: string
  /** The value in words, where it is a number or a word of a scale. */
  meaning?: string
  sources: readonly CitedSource[]
  /** Null for what stands in another file, or has parts: it can be commented on. */
  form: ClaimForm | null
  /** Whether the file may do without it. */
  removable: boolean
}

export interface ClaimGroup {
  heading: string
  claims: readonly Claim[]
}

/** The path in the condition's file that an id names. */
export function pathOf(id: string): (string | number)[] {
  return id.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
