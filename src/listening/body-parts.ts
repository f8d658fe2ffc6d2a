import { stem } from './stem.ts'

/** Stems of parts of the body that pain can be in. */
export const BODY_PARTS: ReadonlySet<string> = new Set(
  (
    'head forehead face eye ear nose jaw tooth mouth throat neck shoulder arm elbow forearm wrist hand finger thumb chest breast ' +
    'back belly hip groin buttock thigh knee kneecap leg calf shin ankle heel foot toe'
  )
    .split(' ')
    .map(stem),
)

/** What people call a part of a limb as well. */
const LIMB: Readonly<Record<string, string>> = {
  thigh: 'leg',
  shin: 'leg',
  calf: 'leg',
  elbow: 'arm',
  forearm: 'arm',
  hand: 'finger',
  head: 'headache',
}

/** The parts that a place is named by: whoever tells of pain there need not name them. */
export function partsOf(placeName: string): string[] {
  return placeName
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) =>
      BODY_PARTS.has(stem(word)) ? [word, ...(LIMB[word] === undefined ? [] : [LIMB[word]])] : [],
    )
}
