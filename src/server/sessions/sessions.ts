import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { SESSION_IDLE_SECONDS } from '#api/account-cookies'
import type { Database, Queryable } from '../database/connect.ts'
import { refreshTokens, sessions } from '../database/schema.ts'
import { isAlive, LONGEST_SECONDS } from './session-lookup.ts'

const REFRESH_BYTES = 32
/** Of one account, the last used: more than anybody has devices, and each look at the list reads them all. */
const MOST_SESSIONS = 100
/** Of a session, the last ones: days of use, since one lasts for a quarter of an hour. */
const MOST_USED_TOKENS = 500

/** Where somebody signs in: the browser in words, and whether its tab keeps nothing. */
export interface SignInPlace {
  device: string
  isOfTab: boolean
}

/** A session and the one refresh token that goes on with it. */
export interface StartedSession {
  id: string
  accountId: string
  refreshToken: string
  /** For so long it can go on without being used. */
  secondsLeft: number
}

export type Refreshed =
  | { ok: true; session: StartedSession }
  | { ok: false; why: 'unknown' | 'ended' }
  /** A used token came back, so somebody had stolen it; the session was ended. */
  | { ok: false; why: 'reused'; accountId: string }

/**
 * Signs in who knew the password with this hash, on this device, and gives back the limits that were charged for it:
 * one statement, so that a login waits for one commit. Null when the password was changed, or the account deleted,
 * while the password was being checked.
 */
export async function startSession(
  { $client }: Database,
  { id: accountId, passwordHash }: { id: string; passwordHash: string | null },
  { device, isOfTab }: SignInPlace,
  limitKeys: string[] = [],
): Promise<StartedSession | null> {
  const refreshToken = newToken()
  const { rows } = await $client.query<{ id: string }>({
    ...START_SESSION,
    values: [accountId, passwordHash, device, hashOf(refreshToken), limitKeys, isOfTab],
  })
  const [started] = rows
  return started ? { id: started.id, accountId, refreshToken, secondsLeft: SESSION_IDLE_SECONDS } : null
}

/**
 * `for share` waits for a change of the password that is under way, and then looks again. Of too many sessions those go that were
 * used longest ago, unless something is busy with them.
 */
const START_SESSION = {
  name: 'start_session',
  text: `with known as (
    select id from accounts where id = $1 and password_hash = $2 for share
  ), started as (
    insert into sessions (account_id, device, is_of_tab) select id, $3, $6 from known returning id
  ), over as (
    delete from sessions where exists (select from started) and id in (
      select id from sessions where id in (
        select id from sessions where account_id = $1 order by last_used_at desc offset ${MOST_SESSIONS - 1}
      ) for update skip locked
    )
  ), freed as (
    delete from rate_limits where key = any($5::text[]) and exists (select from started)
  )
  insert into refresh_tokens (hash, session_id) select $4, id from started returning session_id as id`,
}

/** Signs in who made an account or used a passkey, in a transaction that holds the account. */
export async function startSessionByPasskey(
  transaction: Queryable,
  accountId: string,
  { device, isOfTab }: SignInPlace,
): Promise<StartedSession> {
  const refreshToken = newToken()
  const over = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastUsedAt))
    .offset(MOST_SESSIONS - 1)
  await transaction.delete(sessions).where(inArray(sessions.id, over))
  const [started] = await transaction
    .insert(sessions)
    .values({ accountId, device, isOfTab, isByPasskey: true })
    .returning({ id: sessions.id })
  await transaction.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId: started!.id })
  return { id: started!.id, accountId, refreshToken, secondsLeft: SESSION_IDLE_SECONDS }
}

/**
 * Trades a refresh token for the next one. Each works once; of two requests with the same token the second ends
 * the session, because one of them is not its owner.
 * @param ofSession the session it must be of; a token of another is left as it is
 */
export async function refreshSession(db: Database, token: string, ofSession?: string): Promise<Refreshed> {
  const hash = hashOf(token)
  return db.transaction(async (transaction) => {
    // The session is locked before its tokens, as ending one does, so that no two requests deadlock.
    const [found] = await transaction
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sessionOfToken(hash)))
      .for('update')
    if (ofSession !== undefined && found?.id !== ofSession) return { ok: false, why: 'unknown' }
    const [used] = await transaction
      .update(refreshTokens)
      .set({ usedAt: sql`now()` })
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
      .returning()
    if (!used) {
      const accountId = await endSessionOfToken(transaction, token)
      return accountId === null ? { ok: false, why: 'unknown' } : { ok: false, why: 'reused', accountId }
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
    await forgetOldTokens(transaction, session.id)
    const age = (session.lastUsedAt.getTime() - session.signedInAt.getTime()) / 1000
    const secondsLeft = Math.floor(Math.min(SESSION_IDLE_SECONDS, LONGEST_SECONDS - age))
    const { id, accountId } = session
    return { ok: true, session: { id, accountId, refreshToken, secondsLeft } }
  })
}

/** One that was used so many tokens ago is refused as any unknown one is. */
async function forgetOldTokens(db: Queryable, sessionId: string): Promise<void> {
  const old = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), isNotNull(refreshTokens.usedAt)))
    .orderBy(desc(refreshTokens.usedAt))
    .offset(MOST_USED_TOKENS)
  await db.delete(refreshTokens).where(inArray(refreshTokens.hash, old))
}

/** Ends the session that a refresh token, used or not, belongs to. @returns whose it was; null when there is none */
export async function endSessionOfToken(db: Queryable, token: string): Promise<string | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.id, sessionOfToken(hashOf(token))))
    .returning({ accountId: sessions.accountId })
  return ended?.accountId ?? null
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

const sessionOfToken = (hash: string) =>
  sql`(select ${refreshTokens.sessionId} from ${refreshTokens} where ${refreshTokens.hash} = ${hash})`

const newToken = () => randomBytes(REFRESH_BYTES).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
