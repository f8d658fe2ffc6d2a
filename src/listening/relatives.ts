import type { Said } from './concepts.ts'
import { stem } from './stem.ts'

const RELATIVE = stem('relative')
const FAR = stem('farkin')
const BY_MARRIAGE: ReadonlySet<string> = new Set(
  ['husband', 'wife', 'partner', 'girlfriend', 'boyfriend'].map(stem),
)
const THEIRS = /['’]?s$/i

/** "My mum's sister" is no sister of whoever tells, and "my husband's mother" no relative: what runs in that family says less or nothing. */
export function withDistantRelatives(text: string, said: readonly Said[]): Said[] {
  return said.map((word, at) => {
    const owner = said[at - 1]
    if (!owner || !word.concepts.has(RELATIVE) || !THEIRS.test(text.slice(owner.start, owner.end)))
      return word
    if (text.slice(owner.end, word.start).trim() !== '') return word
    if ([...owner.concepts].some((each) => BY_MARRIAGE.has(each))) return { ...word, concepts: NOBODY }
    return owner.concepts.has(RELATIVE) ? { ...word, concepts: DISTANT } : word
  })
}

const NOBODY: ReadonlySet<string> = new Set()
const DISTANT: ReadonlySet<string> = new Set([RELATIVE, FAR])
