import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import { byNetwork, regionOf } from '../limits/network.ts'
import type { Charge } from '../limits/rate-limiter.ts'
import { startSession, type StartedSession } from '../sessions/sessions.ts'
import { parseUsername, type Address } from './addresses.ts'
import type { Client } from './client.ts'
import { credentialsIn, credentialsOf, findByAddress, type Credentials } from './find-account.ts'
import { checkPassword } from './password-hash.ts'
import { renewHash } from './passwords.ts'
import type { AccountServices } from './services.ts'

export interface Typed {
  username: string
  dialCode: string | undefined
  password: string
}

export interface SignedInHere {
  session: StartedSession
  /** What to mark the browser with as one of the owner's; null where the address is not proven to be theirs. */
  known: { address: string; device: string | null } | null
}

/** No account has it. */
const NOBODY: Address = { kind: 'email', value: '' }

/**
 * Starts a session for who knows the password. For an account that doesn't exist, and for a username that can't
 * exist, the same is done and answered.
 * @throws AppError `wrong_credentials`, `too_many_requests`
 */
export async function signIn(
  { db, limiter, devices }: AccountServices,
  { username, dialCode, password }: Typed,
  client: Client,
): Promise<SignedInHere> {
  const { network, turn, cookie } = client
  const address = parseUsername(username, dialCode) ?? NOBODY
  const name = nameOf(username, dialCode)
  const knownAs = devices.find(cookie, name)
  const ofThisPerson: Charge =
    knownAs === null ? [LIMITS.signInByBoth, name, network.site] : [LIMITS.signInByDevice, name, knownAs]
  const ofTheAccount = async (): Promise<Charge[]> => {
    const usual: Charge[] = [[LIMITS.signInByAccount, name]]
    if ((await limiter.waitFor(usual)) === null) return usual
    return [
      [LIMITS.signInByRegion, name, regionOf(network)],
      [LIMITS.signInBesieged, name],
    ]
  }
  // The account's own come last, so that tries refused for where they come from don't keep its owner out; and what
  // strangers have used up of it, or of an address that many share, doesn't either, on a device the owner has signed in on before.
  const charges: Charge[] =
    knownAs === null
      ? [...byNetwork(LIMITS.signInByNetwork, network), ofThisPerson, ...(await ofTheAccount())]
      : [ofThisPerson, [LIMITS.signInByDevices, name]]

  async function tryWith(account: Credentials | null): Promise<SignedInHere | null> {
    const stored = account?.passwordHash ?? null
    const { isRight, renewed } = await checkPassword(stored, password, { ...turn, isKnown: knownAs !== null })
    if (account === null || stored === null || !isRight) throw new AppError('wrong_credentials')
    if (renewed !== null) await renewHash(db, { id: account.id, passwordHash: stored }, renewed)
    const known = { id: account.id, passwordHash: renewed ?? stored }
    const session = await startSession(db, known, client, limiter.keysOf([ofThisPerson]))
    return session && { session, known: account.isConfirmed ? { address: name, device: knownAs } : null }
  }
  const findAgain = async () => {
    const account = await findByAddress(db, address)
    return account && credentialsIn(account, address)
  }

  const signedIn =
    (await tryWith(await limiter.chargeAndFind<Credentials>(charges, credentialsOf(address)))) ??
    // The hash was changed meanwhile: it may be the same password, hashed anew by another sign-in.
    (await tryWith(await findAgain()))
  if (signedIn === null) throw new AppError('wrong_credentials')
  return signedIn
}

/** What tries to sign in are counted under: the address, however it is spelled, or what was typed instead of one. */
export const nameOf = (username: string, dialCode?: string): string =>
  parseUsername(username, dialCode)?.value ?? username.trim().toLowerCase()
