import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { API_PATHS } from '#api/paths'
import { accounts, rateLimits } from '../database/schema.ts'
import { createAccessTokens } from '../sessions/access-tokens.ts'
import { startSession } from '../sessions/sessions.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { deriveKeys } from '../secrets/keys.ts'
import { issueCode, issueLink, LINK_SECONDS } from '../secrets/one-time-secrets.ts'
import { PASSWORD, TEST_SECRET, type AccountSite } from './account-site.ts'
import {
  findFault,
  hostileRequests,
  SLOWEST_MS,
  type DescribedCall,
  type HostileRequest,
  type Victim,
} from './hostile-requests.ts'

/** After so many requests all limits are free again, so that what lies behind them is met, and they are as well. */
const REQUESTS_UNTIL_FREE = 40
/** The last phone number given away, behind +1415: no two are the same. */
let lastNumber = 2_000_000

export interface HostileCall {
  method: HostileRequest['method']
  path: string
  description: DescribedCall
}

/** Every call about accounts and messages that the site describes. */
export async function describedCalls({ app }: AccountSite): Promise<HostileCall[]> {
  const { paths } = (await app.inject(API_PATHS.openapi)).json<{
    paths: Record<string, Record<string, DescribedCall>>
  }>()
  return Object.values(ACCOUNT_PATHS).flatMap((path) =>
    Object.entries(paths[path] ?? {}).map(([method, description]) => ({
      method: method.toUpperCase() as HostileRequest['method'],
      path,
      description,
    })),
  )
}

/**
 * Sends so many hostile requests to one call, and throws with the smallest one that is answered wrongly.
 * @returns how many were answered with each status, and how long the slowest of them took
 */
export async function attack(
  site: AccountSite,
  call: HostileCall,
  requests: number,
): Promise<{ statuses: Record<number, number>; slowestMs: number }> {
  const statuses: Record<number, number> = {}
  let [sent, slowestMs] = [0, 0]
  const { method, path, description } = call
  const victim = await createVictim(site, path)
  await fc.assert(
    fc.asyncProperty(hostileRequests(method, path, description, victim), async (request) => {
      if (sent++ % REQUESTS_UNTIL_FREE === 0) await site.db.delete(rateLimits)
      const started = performance.now()
      const response = await site.app.inject(request)
      const tookMs = performance.now() - started
      slowestMs = Math.max(slowestMs, tookMs)
      statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1
      const fault = findFault(response)
      if (fault !== null) throw new Error(fault)
      if (tookMs > SLOWEST_MS) throw new Error('it took too long')
      await victim.revive()
    }),
    { numRuns: requests },
  )
  return { statuses, slowestMs }
}

/**
 * Somebody who is signed in, has an address that waits to be confirmed, and was sent a link for a new password and the
 * code that the call takes. After a request that used any of it up it is somebody else.
 */
async function createVictim(
  { db }: AccountSite,
  path: string,
): Promise<Victim & { revive: () => Promise<void> }> {
  const purpose = path === ACCOUNT_PATHS.passwordResetCode ? 'reset' : 'confirm_email'
  const keys = deriveKeys(TEST_SECRET)
  const tokens = createAccessTokens(keys.accessToken)
  const passwordHash = await hashPassword(PASSWORD)
  let token = ''
  let secrets: Record<string, string> = {}
  const isWhole = async () => {
    const { rows } = await db.execute(
      sql`select from sessions join one_time_secrets using (account_id) where sessions.id = ${secrets.session}
      having count(*) = 2 and sum(tries_left) > 3`,
    )
    return rows.length > 0
  }
  const create = async () => {
    const email = `${randomUUID()}@example.com`
    const phone = `+1415${++lastNumber}`
    const [account] = await db
      .insert(accounts)
      .values({ email, phone, passwordHash, emailConfirmedAt: new Date(), pendingEmail: `new-${email}` })
      .returning()
    const accountId = account!.id
    const session = (await startSession(db, account!, { device: 'A test', isOfTab: false }))!
    const link = await issueLink(db, { accountId, address: email, seconds: LINK_SECONDS })
    const address = purpose === 'reset' ? phone : `new-${email}`
    const code = await issueCode(db, keys.codes, { accountId, purpose, address })
    token = await tokens.issue(session)
    secrets = { username: email, phone, code, link, session: session.id, refresh: session.refreshToken }
  }
  await create()
  return {
    bearer: () => token,
    secrets: () => secrets,
    revive: async () => {
      if (!(await isWhole())) await create()
    },
  }
}
