import type { NewCredential, UsedCredential } from '#api/passkeys'
import type { passkeys } from '../../database/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AccountServices } from '../services.ts'
import { redeemChallenge, type Asked } from './challenges.ts'

/** ES256, EdDSA and RS256: what every Node and every authenticator can do. */
export const ALGORITHMS = [-7, -8, -257]

/** Adds 7 MB to the server and takes a third of a second (25 November 2026): loaded by the first who is asked for a passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** What WebAuthn calls the relying party: the site, by the address that its operator gave. */
export function relyingParty({ baseUrl, siteName }: Pick<AccountServices, 'baseUrl' | 'siteName'>) {
  const { origin, hostname } = new URL(baseUrl)
  return { origin, rpID: hostname, rpName: siteName }
}

/** The account under which an authenticator files a passkey: its id, which says nothing of the person. */
export const userHandleOf = (accountId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))

export interface VerifiedPasskey {
  credentialId: string
  publicKey: string
  signCount: number
  transports: string[]
  isBackedUp: boolean
}

/**
 * Whether an authenticator has made this passkey for what was asked, here, having checked who holds it. The challenge is
 * used up in any case. Throws `passkey_refused`, and says no more.
 */
export async function verifyNewPasskey(
  services: AccountServices,
  { response, ...credential }: NewCredential,
  asked: Asked,
): Promise<VerifiedPasskey & { newAccountId: string | null }> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { origin, rpID } = relyingParty(services)
  const { clientDataJSON, attestationObject, transports } = response
  const { challenge, newAccountId } = await redeem(services, clientDataJSON, asked)
  const verified = await verifyRegistrationResponse({
    response: {
      ...asJson(credential),
      response: { clientDataJSON, attestationObject: await withoutStatement(attestationObject) },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse)
  if (!verified.verified) return refuse()
  const { credential: made, credentialBackedUp } = verified.registrationInfo
  if (made.id !== credential.id) return refuse()
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    signCount: made.counter,
    transports: transports ?? [],
    isBackedUp: credentialBackedUp,
    newAccountId,
  }
}

/**
 * What an authenticator has made, without what it states about its maker: that is neither asked for nor looked at. To check it
 * means to fetch lists of withdrawn certificates from addresses in it, which anybody can make up.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers')
  try {
    const authData = decodeAttestationObject(Buffer.from(attestationObject, 'base64url')).get('authData')
    const bare = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ])
    return Buffer.from(isoCBOR.encode(bare)).toString('base64url')
  } catch {
    return refuse()
  }
}

/**
 * Whether the passkey has signed what was asked, here, having checked who holds it. How often it was used is for the
 * caller to judge. The challenge is used up in any case. Throws `passkey_refused`, and says no more.
 */
export async function verifyUsedPasskey(
  services: AccountServices,
  { response, ...credential }: UsedCredential,
  kept: Pick<typeof passkeys.$inferSelect, 'accountId' | 'credentialId' | 'publicKey'> | null,
  asked: Asked,
): Promise<{ signCount: number; isBackedUp: boolean }> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { origin, rpID } = relyingParty(services)
  const { userHandle, ...signed } = response
  const { challenge } = await redeem(services, signed.clientDataJSON, asked)
  if (kept === null || !isHandleOf(kept.accountId, userHandle)) return refuse()
  const verified = await verifyAuthenticationResponse({
    response: { ...asJson(credential), response: signed },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: kept.credentialId,
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
      // Compared where it is written, so that of two uses at once neither is measured by what the other replaces.
      counter: 0,
    },
  }).catch(refuse)
  if (!verified.verified) return refuse()
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { signCount: newCounter, isBackedUp: credentialBackedUp }
}

async function redeem(services: AccountServices, clientDataJSON: string, asked: Asked) {
  const { challenge, crossOrigin, topOrigin } = clientDataIn(clientDataJSON)
  if (typeof challenge !== 'string') return refuse()
  const redeemed = await redeemChallenge(services, challenge, asked)
  // A frame in a page of another site has asked: this site is in none.
  if (redeemed === null || crossOrigin === true || topOrigin !== undefined) return refuse()
  return { challenge, ...redeemed }
}

function clientDataIn(
  clientDataJSON: string,
): Partial<Record<'challenge' | 'crossOrigin' | 'topOrigin', unknown>> {
  try {
    return (JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as object | null) ?? {}
  } catch {
    return {}
  }
}

/** An authenticator that was told which passkey to use may leave it out. */
const isHandleOf = (accountId: string, userHandle: string | null | undefined) =>
  !userHandle || Buffer.from(userHandle, 'base64url').equals(userHandleOf(accountId))

const asJson = ({ id, rawId, type }: Pick<NewCredential, 'id' | 'rawId' | 'type'>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})

/** Whatever is wrong with it: who sends what he made up learns nothing from the answer. */
function refuse(): never {
  throw new AppError('passkey_refused')
}
