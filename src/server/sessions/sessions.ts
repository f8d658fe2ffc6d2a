import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/connect.ts'
import { refreshTokens, sessions } from '../database/schema.ts'
import { isAlive } from './session-lookup.ts'

const REFRESH_BYTES = 32

/** A session and the one refresh token that goes on with it. */
export interface StartedSession {
  id: string
  accountId: string
  refreshToken: string
}

export type Refreshed =
  | { ok: true; session: StartedSession }
  /** `reused`: a used token came back, so somebody had stolen it; the session was ended. */
  | { ok: false; why: 'unknown' | 'ended' | 'reused' }

/** Signs the account in, on this device. */
export async function startSession(
  db: Queryable,
  accountId: string,
  device: string,
): Promise<StartedSession> {
  const refreshToken = newToken()
  const { rows } = await db.execute<{ id: string }>(sql`
    with started as (
      insert into ${sessions} (account_id, device) values (${accountId}, ${device}) returning id
    )
    insert into ${refreshTokens} (hash, session_id) select ${hashOf(refreshToken)}, id from started
    returning session_id as id
  `)
  return { id: rows[0]!.id, accountId, refreshToken }
}

/**
 * Trades a refresh token for the next one. Each works once; of two requests with the same token the second ends
 * the session, because one of them is not its owner.
 */
export async function refreshSession(db: Database, token: string): Promise<Refreshed> {
  const hash = hashOf(token)
  return db.transaction(async (transaction) => {
    const [used] = await transaction
      .update(refreshTokens)
      .set({ usedAt: sql`now()` })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
      .returning()
    if (!used) {
      const reused = await endSessionOfToken(transaction, token)
      return { ok: false, why: reused ? 'reused' : 'unknown' }
    }
    const [session] = await transaction
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(sessions.id, used.sessionId), isAlive()))
      .returning()
    if (!session) {
      await transaction.delete(sessions).where(eq(sessions.id, used.sessionId))
      return { ok: false, why: 'ended' }
    }
    const refreshToken = newToken()
    await transaction.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId: session.id })
    return { ok: true, session: { id: session.id, accountId: session.accountId, refreshToken } }
  })
}

/** Ends the session that a refresh token, used or not, belongs to; false when there is none. */
export async function endSessionOfToken(db: Queryable, token: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(
      eq(
        sessions.id,
        sql`(select ${refreshTokens.sessionId} from ${refreshTokens} where ${refreshTokens.hash} = ${hashOf(token)})`,
      ),
    )
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends one session of the account; false when it has no such session. */
export async function endSession(db: Queryable, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of the account, but the one to keep. */
export async function endSessions(db: Queryable, accountId: string, keep?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), keep === undefined ? undefined : ne(sessions.id, keep)))
}

/** Where the account is signed in, the last used first. */
export async function listSessions(db: Queryable, accountId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive()))
    .orderBy(desc(sessions.lastUsedAt))
}

const newToken = () => randomBytes(REFRESH_BYTES).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
