import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { accounts, sessions } from '../database/schema.ts'

/** A session has ended when it was not used for so long, or when it is so old. */
export const IDLE_SECONDS = 7 * 24 * 60 * 60
export const LONGEST_SECONDS = 30 * 24 * 60 * 60

export const isAlive = () =>
  and(
    gt(sessions.lastUsedAt, sql`now() - make_interval(secs => ${sql.raw(String(IDLE_SECONDS))})`),
    gt(sessions.signedInAt, sql`now() - make_interval(secs => ${sql.raw(String(LONGEST_SECONDS))})`),
  )

/** Who is signed in. */
export interface SignedIn {
  sessionId: string
  accountId: string
  email: string | null
  phone: string | null
  name: string | null
}

/** The session, or null when it has ended. */
export type FindSession = (sessionId: string) => Promise<SignedIn | null>

interface Waiting {
  sessionId: string
  resolve: (found: SignedIn | null) => void
  reject: (error: unknown) => void
}

/**
 * Asks the database for every single request, so that a session ended by any server has ended for all at once;
 * requests that come while a question is under way share the next one, which is what makes that cheap (`npm run bench`).
 */
export function createSessionLookup(db: Database): FindSession {
  const find = db
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      email: accounts.email,
      phone: accounts.phone,
      name: accounts.name,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`, isAlive()))
    .prepare('find_sessions')

  let waiting: Waiting[] = []
  let asking = false
  let scheduled = false

  const ask = async () => {
    scheduled = false
    const batch = waiting
    waiting = []
    asking = true
    try {
      const found = await find.execute({ ids: [...new Set(batch.map(({ sessionId }) => sessionId))] })
      const byId = new Map(found.map((session) => [session.sessionId, session]))
      for (const { sessionId, resolve } of batch) resolve(byId.get(sessionId) ?? null)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      asking = false
      schedule()
    }
  }
  const schedule = () => {
    if (scheduled || asking || waiting.length === 0) return
    scheduled = true
    setImmediate(() => void ask())
  }

  return (sessionId) =>
    new Promise((resolve, reject) => {
      waiting.push({ sessionId, resolve, reject })
      schedule()
    })
}
