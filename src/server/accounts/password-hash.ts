import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, type Turn } from './fair-queue.ts'
import { normalizePassword } from './password-rule.ts'

/**
 * Argon2id with the memory of OWASP's password storage cheat sheet, 19 MiB, one lane, and five passes where it asks for two
 * at least (docs/decisions/020-accounts-and-sessions.md).
 */
export const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 5, parallelism: 1 } as const

/** How a hash of today begins. */
const TODAY = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`

/** Of a password nobody has: checking it takes as long as checking a real one. */
const NOBODY = `${TODAY}cGFpbnBvaW50LW5vYm9keQ$Qm9Ss0mwHgvKRRmFNyRZJyHDwLVTj+bCZC1EskTzKBo`

/**
 * As many at once as there are processors: more would only take turns, and take the few threads that also read
 * files for everybody else. Who would have to wait longer than this is sent away instead: a page waits for 20 s.
 */
const queue = createFairQueue({
  atOnce: Math.max(1, Math.min(availableParallelism(), 3)),
  longest: 1000,
  patienceMs: 8000,
})

/** How many passwords wait for their turn just now. */
export const passwordsWaiting = (): number => queue.waiting()

/** Of the server itself, when nobody asks. */
const OUR_OWN: Turn = { lane: '', hungUp: new AbortController().signal }

/** Throws `unavailable` when its turn would not come soon enough. */
export const hashPassword = (password: string, turn: Turn = OUR_OWN): Promise<string> =>
  queue.run(() => hash(normalizePassword(password), ARGON2), turn)

/**
 * Whether the password belongs to the hash. Without a hash, as for an account that doesn't exist, it takes just
 * as long and is false.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  turn: Turn = OUR_OWN,
): Promise<boolean> {
  return (await checkPassword(stored, password, turn)).isRight
}

export interface PasswordCheck {
  isRight: boolean
  /** The right password hashed as it would be today; null where it already is. */
  renewed: string | null
}

/**
 * As `verifyPassword`. A right password that was hashed with fewer passes than today's is hashed anew; a wrong one
 * costs the missing passes, so that it takes as long as for an account that doesn't exist.
 */
export async function checkPassword(
  stored: string | null,
  password: string,
  turn: Turn = OUR_OWN,
): Promise<PasswordCheck> {
  const normalized = normalizePassword(password)
  return queue.run(async () => {
    const isRight = (await verify(stored ?? NOBODY, normalized)) && stored !== null
    if (stored === null || stored.startsWith(TODAY)) return { isRight, renewed: null }
    if (isRight) return { isRight, renewed: await hash(normalized, ARGON2) }
    const missing = ARGON2.timeCost - passesOf(stored)
    if (missing > 0) await hash(normalized, { ...ARGON2, timeCost: missing })
    return { isRight, renewed: null }
  }, turn)
}

const passesOf = (stored: string) => Number(/[$,]t=(\d+)/.exec(stored)?.[1])
