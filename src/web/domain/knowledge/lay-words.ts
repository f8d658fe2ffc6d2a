import type { DangerWords, Listener } from '#listening'

/** What people say of their pain, ready to listen with. */
export interface LayWords {
  listener: Listener
  /** The parts of the body that a place is named by. */
  partsOf: (placeName: string) => string[]
  dangers: ReadonlyMap<string, DangerWords>
}
