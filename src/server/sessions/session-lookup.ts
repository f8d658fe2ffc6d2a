import { sql } from 'drizzle-orm'
import { SESSION_IDLE_SECONDS } from '#api/account-cookies'
import type { Database } from '../database/connect.ts'

/** A session has ended when it was not used for `SESSION_IDLE_SECONDS`, one of a tab for `TAB_IDLE_SECONDS`, or when it is so old. */
export const LONGEST_SECONDS = 30 * 24 * 60 * 60

/**
 * What takes something away, or all of it along, needs a login no older than this: whoever finds a device left open can
 * look, and no more.
 */
const RECENT_SECONDS = 5 * 60

/** Nobody says that a browser was closed, and who uses it next may know how to look into what it kept. It is used every quarter of an hour. */
export const TAB_IDLE_SECONDS = 30 * 60

const IS_ALIVE = `sessions.last_used_at > now()
    - make_interval(secs => case when sessions.is_of_tab then ${TAB_IDLE_SECONDS} else ${SESSION_IDLE_SECONDS} end)
  and sessions.signed_in_at > now() - make_interval(secs => ${LONGEST_SECONDS})`
export const isAlive = () => sql.raw(`(${IS_ALIVE})`)

/** Who is signed in. */
export interface SignedIn {
  sessionId: string
  accountId: string
  email: string | null
  phone: string | null
  name: string | null
  /** Whether the password was typed or a passkey used within the last five minutes. */
  isRecent: boolean
  /** Whether it was a passkey. */
  isByPasskey: boolean
}

/** The session, or null when it has ended. */
export type FindSession = (sessionId: string) => Promise<SignedIn | null>

interface Waiting {
  sessionId: string
  resolve: (found: SignedIn | null) => void
  reject: (error: unknown) => void
}

/** Written out: put together and read by Drizzle, the same question costs half as much again. */
const FIND_SESSIONS = {
  name: 'find_sessions',
  text: `select sessions.id as "sessionId", account_id as "accountId", email, phone, name,
      signed_in_at > now() - make_interval(secs => ${RECENT_SECONDS}) as "isRecent", is_by_passkey as "isByPasskey"
    from sessions join accounts on accounts.id = account_id
    where sessions.id = any($1::uuid[]) and ${IS_ALIVE}`,
}

/**
 * Asks the database for every single request, so that a session ended by any server has ended for all at once;
 * requests that come while a question is under way share the next one, which is what makes that cheap (`npm run bench`).
 */
export function createSessionLookup({ $client }: Pick<Database, '$client'>): FindSession {
  let waiting: Waiting[] = []
  let asking = false
  let scheduled = false

  const ask = async () => {
    scheduled = false
    const batch = waiting
    waiting = []
    asking = true
    try {
      const ids = [...new Set(batch.map(({ sessionId }) => sessionId))]
      const { rows } = await $client.query<SignedIn>({ ...FIND_SESSIONS, values: [ids] })
      const byId = new Map(rows.map((session) => [session.sessionId, session]))
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
