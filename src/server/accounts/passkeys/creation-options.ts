import { PASSKEY_SECONDS } from '#api/account-call-cookies'
import type { PasskeyCreationOptions } from '#api/passkeys'
import type { AccountServices } from '../services.ts'
import type { KeptPasskey } from '../list-passkeys.ts'
import { ALGORITHMS, loadWebAuthn, relyingParty, userHandleOf } from './verify.ts'

interface NewPasskey {
  accountId: string
  /** What the authenticator's list shows. */
  label: string
  challenge: Uint8Array<ArrayBuffer>
  /** The device that has one of these already makes no second one. */
  others: KeptPasskey[]
}

/** Tells one account without an address from another in the authenticator's list. */
export const labelOf = (createdAt: Date) =>
  `Account of ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(createdAt)}`

/** What an authenticator is asked to make: a key that it finds again by itself, and uses only for who it knows. */
export async function creationOptions(
  services: AccountServices,
  { accountId, label, challenge, others }: NewPasskey,
): Promise<PasskeyCreationOptions> {
  const { rpID, rpName } = relyingParty(services)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: userHandleOf(accountId),
    userName: label,
    userDisplayName: label,
    challenge,
    timeout: PASSKEY_SECONDS * 1000,
    // Which make an authenticator is says nothing that we would decide by.
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: others.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { ...options }
}
