import { and, eq, or, sql } from 'drizzle-orm'
import type { PasskeyRequestOptions, UsedCredential } from '#api/passkeys'
import { PASSKEY_SECONDS } from '#api/account-call-cookies'
import { passkeys } from '../../database/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork, type Network } from '../../limits/network.ts'
import { startSessionByPasskey, type StartedSession } from '../../sessions/sessions.ts'
import type { SignedIn } from '../../sessions/session-lookup.ts'
import type { Client } from '../client.ts'
import { lockAccount } from '../find-account.ts'
import type { AccountServices } from '../services.ts'
import { issueChallenge } from './challenges.ts'
import { listPasskeys } from '../list-passkeys.ts'
import { loadWebAuthn, relyingParty, verifyUsedPasskey } from './verify.ts'

export type SignedInByPasskey =
  | { ok: true; session: StartedSession }
  /** The authenticator counts less than it did: somebody may use a copy of it. */
  | { ok: false; accountId: string }

/**
 * What to ask an authenticator. Nobody is named: it offers what it has for this site, so the answer is the same for
 * everybody. Who is signed in already is asked for a passkey of the same account.
 */
export async function askToSignIn(
  services: AccountServices,
  { browser, network, signedIn }: { browser: string; network: Network; signedIn: SignedIn | null },
): Promise<PasskeyRequestOptions> {
  await services.limiter.charge(byNetwork(LIMITS.challengeByNetwork, network))
  const { rpID } = relyingParty(services)
  const own = signedIn === null ? [] : await listPasskeys(services.db, signedIn.accountId)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await issueChallenge(services, { browser, use: { to: 'login' } }),
    timeout: PASSKEY_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return { ...options, rpId: rpID }
}

/**
 * Starts a session for who holds a passkey. One that is removed, was never here, or belongs to another account than who is
 * signed in is refused in the same words as a wrong signature.
 * @throws AppError `passkey_refused`, `too_many_requests`
 */
export async function signInByPasskey(
  services: AccountServices,
  credential: UsedCredential,
  { browser, client, signedIn }: { browser: string; client: Client; signedIn: SignedIn | null },
): Promise<SignedInByPasskey> {
  const { db, limiter } = services
  await limiter.charge(byNetwork(LIMITS.passkeyByNetwork, client.network))
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id))
  const isOther = signedIn !== null && found?.accountId !== signedIn.accountId
  const kept = found === undefined || isOther ? null : found
  const used = await verifyUsedPasskey(services, credential, kept, { browser, use: { to: 'login' } })
  if (kept === null) throw new AppError('passkey_refused')
  return db.transaction(async (transaction) => {
    const { id: accountId } = await lockAccount(transaction, kept.accountId)
    const [current] = await transaction
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.id, kept.id))
    if (!current) throw new AppError('passkey_refused')
    const [counted] = await transaction
      .update(passkeys)
      .set({ ...used, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, kept.id), isNext(used.signCount)))
      .returning({ id: passkeys.id })
    if (!counted) return { ok: false, accountId }
    return { ok: true, session: await startSessionByPasskey(transaction, accountId, client) }
  })
}

/** WebAuthn 7.2, step 22: higher than before, or 0 as ever where the authenticator does not count. */
const isNext = (signCount: number) =>
  or(sql`${passkeys.signCount} < ${signCount}`, and(eq(passkeys.signCount, 0), sql`${signCount}::bigint = 0`))
