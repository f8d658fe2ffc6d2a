import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { API_PATHS } from '#api/paths'
import { accounts } from '../database/schema.ts'
import { createAccessTokens } from '../sessions/access-tokens.ts'
import { startSession } from '../sessions/sessions.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { deriveKeys } from '../secrets/keys.ts'
import { PASSWORD, TEST_SECRET, type AccountSite } from './account-site.ts'
import { findFault, hostileRequests, type DescribedCall, type HostileRequest } from './hostile-requests.ts'

const SLOWEST_MS = 10_000

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
 * @returns how many were answered with each status
 */
export async function attack(
  site: AccountSite,
  call: HostileCall,
  requests: number,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  const victim = await createVictim(site)
  const { method, path, description } = call
  await fc.assert(
    fc.asyncProperty(hostileRequests(method, path, description, victim.bearer), async (request) => {
      const started = performance.now()
      const answer = await site.app.inject(request)
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      const fault = findFault(answer)
      if (fault !== null) throw new Error(fault)
      if (performance.now() - started > SLOWEST_MS) throw new Error('it took too long')
      await victim.revive()
    }),
    { numRuns: requests },
  )
  return statuses
}

/** Somebody who is signed in, and is so again after every request that ended it. */
async function createVictim({ db }: AccountSite) {
  const tokens = createAccessTokens(deriveKeys(TEST_SECRET).accessToken)
  const passwordHash = await hashPassword(PASSWORD)
  let token = ''
  let sessionId = ''
  const revive = async () => {
    if (sessionId !== '') {
      const { rows } = await db.execute(`select from sessions where id = '${sessionId}'`)
      if (rows.length > 0) return
    }
    const [account] = await db
      .insert(accounts)
      .values({ email: `${randomUUID()}@example.com`, passwordHash, emailConfirmedAt: new Date() })
      .returning()
    const session = (await startSession(db, account!, 'A test'))!
    sessionId = session.id
    token = await tokens.issue(session)
  }
  await revive()
  return { bearer: () => token, revive }
}
