import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../errors/app-error.ts'
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
 * files for everybody else. Past the longest queue a request is sent away rather than left to wait.
 */
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), 3))
const LONGEST_QUEUE = 1000
const RETRY_AFTER_SECONDS = 10

let running = 0
const waiting: (() => void)[] = []

/** Throws `unavailable` when too many wait already. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalizePassword(password), ARGON2))

/**
 * Whether the password belongs to the hash. Without a hash, as for an account that doesn't exist, it takes just
 * as long and is false.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return (await checkPassword(stored, password)).isRight
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
export async function checkPassword(stored: string | null, password: string): Promise<PasswordCheck> {
  const normalized = normalizePassword(password)
  return inTurn(async () => {
    const isRight = (await verify(stored ?? NOBODY, normalized)) && stored !== null
    if (stored === null || stored.startsWith(TODAY)) return { isRight, renewed: null }
    if (isRight) return { isRight, renewed: await hash(normalized, ARGON2) }
    const missing = ARGON2.timeCost - passesOf(stored)
    if (missing > 0) await hash(normalized, { ...ARGON2, timeCost: missing })
    return { isRight, renewed: null }
  })
}

const passesOf = (stored: string) => Number(/[$,]t=(\d+)/.exec(stored)?.[1])

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    // Whoever wakes us hands its place over: `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
