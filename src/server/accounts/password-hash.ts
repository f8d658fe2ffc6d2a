import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, type Turn } from './fair-queue.ts'
import { normalizePassword } from './password-rule.ts'

/**
 * Argon2id with the memory of OWASP's password storage cheat sheet, 19 MiB, one lane, and five passes where it asks for two
 * at least (docs/decisions/020-accounts-and-sessions.md).
 */
export const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 5, parallelism: 1 } as const

interface Cost {
  algorithm: 2
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** What it costs now: `ARGON2`, but for tests of other things (`hashQuickly`). */
let cost: Cost = ARGON2

/** How a hash of today begins. */
const today = () => `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Of a password nobody has: checking it takes as long as checking a real one. */
const nobody = () => `${today()}cGFpbnBvaW50LW5vYm9keQ$Qm9Ss0mwHgvKRRmFNyRZJyHDwLVTj+bCZC1EskTzKBo`

/**
 * With almost no memory, for tests of what stands around a password: to make accounts and sign in took two thirds of their
 * processor time. Everything else stays as it is, and so does the cost in `password-hash.test.ts`, in all that tests a built
 * server, and in benches.
 */
export function hashQuickly(): void {
  if (process.env['VITEST'] === undefined) throw new Error('Passwords are hashed quickly in tests alone')
  cost = { ...ARGON2, memoryCost: 64 }
}

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
  queue.run(() => hash(normalizePassword(password), cost), turn)

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
    const isRight = (await verify(stored ?? nobody(), normalized)) && stored !== null
    if (stored === null || stored.startsWith(today())) return { isRight, renewed: null }
    if (isRight) return { isRight, renewed: await hash(normalized, cost) }
    const missing = cost.timeCost - passesOf(stored)
    if (missing > 0) await hash(normalized, { ...cost, timeCost: missing })
    return { isRight, renewed: null }
  }, turn)
}

const passesOf = (stored: string) => Number(/[$,]t=(\d+)/.exec(stored)?.[1])
