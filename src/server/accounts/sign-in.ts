import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import type { Charge } from '../limits/rate-limiter.ts'
import { startSession, type StartedSession } from '../sessions/sessions.ts'
import { parseUsername, type Address } from './addresses.ts'
import { credentialsOf, findByAddress, type Credentials } from './find-account.ts'
import { checkPassword } from './password-hash.ts'
import { renewHash } from './passwords.ts'
import type { AccountServices } from './services.ts'

export interface Typed {
  username: string
  dialCode: string | undefined
  password: string
}

/** Where a request comes from: its network address, coarsened, and its browser in words. */
export interface Client {
  network: string
  device: string
}

/** No account has it. */
const NOBODY: Address = { kind: 'email', value: '' }

/**
 * Starts a session for who knows the password. For an account that doesn't exist, and for a username that can't
 * exist, the same is done and answered.
 * @throws AppError `wrong_credentials`, `too_many_requests`
 */
export async function signIn(
  { db, limiter }: AccountServices,
  { username, dialCode, password }: Typed,
  { network, device }: Client,
): Promise<StartedSession> {
  const address = parseUsername(username, dialCode) ?? NOBODY
  const name = nameOf(username, dialCode)
  const ofThisPerson: Charge = [LIMITS.signInByBoth, `${name} ${network}`]
  // The account's own comes last, so that tries refused for where they come from don't keep its owner out.
  const charges: Charge[] = [[LIMITS.signInByNetwork, network], ofThisPerson, [LIMITS.signInByAccount, name]]

  async function tryWith(account: Credentials | null): Promise<StartedSession | null> {
    const { isRight, renewed } = await checkPassword(account?.passwordHash ?? null, password)
    if (account === null || !isRight) throw new AppError('wrong_credentials')
    if (renewed !== null) await renewHash(db, account, renewed)
    const known = { id: account.id, passwordHash: renewed ?? account.passwordHash }
    return startSession(db, known, device, limiter.keysOf([ofThisPerson]))
  }

  const session =
    (await tryWith(await limiter.chargeAndFind<Credentials>(charges, credentialsOf(address)))) ??
    // The hash was changed meanwhile: it may be the same password, hashed anew by another sign-in.
    (await tryWith(await findByAddress(db, address)))
  if (session === null) throw new AppError('wrong_credentials')
  return session
}

/** What tries to sign in are counted under: the address, however it is spelled, or what was typed instead of one. */
export const nameOf = (username: string, dialCode?: string): string =>
  parseUsername(username, dialCode)?.value ?? username.trim().toLowerCase()
