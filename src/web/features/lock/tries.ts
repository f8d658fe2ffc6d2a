import { deviceStorage, parseJson } from '#web/domain/storage/device-storage.ts'

const TRIES_KEY = 'lockTries'
const FREE_TRIES = 3
const LONGEST_WAIT_MS = 60_000

interface Tries {
  wrong: number
  /** Milliseconds since 1970. */
  last: number
}

function read(): Tries {
  const tries = parseJson(deviceStorage().read(TRIES_KEY)) as Tries | null
  return typeof tries?.wrong === 'number' && typeof tries.last === 'number' ? tries : { wrong: 0, last: 0 }
}

/**
 * How long until the next try: nothing after the first three wrong ones, then 2, 4, 8 … 60 s, also after a reload.
 * @param now and the result in milliseconds
 */
export function waitMs(now: number): number {
  const { wrong, last } = read()
  if (wrong < FREE_TRIES) return 0
  const wait = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (wrong - FREE_TRIES + 1))
  // A clock that was put back must not lock for longer.
  return Math.min(wait, Math.max(0, last + wait - now))
}

export function countWrong(now: number): void {
  deviceStorage().write(TRIES_KEY, JSON.stringify({ wrong: read().wrong + 1, last: now } satisfies Tries))
}

export function forgetTries(): void {
  deviceStorage().remove(TRIES_KEY)
}
