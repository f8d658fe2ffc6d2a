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

/** The parts that a place is named by: whoever tells of pain there need not name them. */
export function partsOf(placeName: string): string[] {
  return placeName
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => BODY_PARTS.has(stem(word)))
}
