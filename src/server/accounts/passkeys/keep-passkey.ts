import type { Queryable } from '../../database/connect.ts'
import { passkeys } from '../../database/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { VerifiedPasskey } from './verify.ts'

/** Throws `passkey_refused` when an account, this one or another, has it already. */
export async function keepPasskey(
  transaction: Queryable,
  accountId: string,
  { credentialId, publicKey, signCount, transports, isBackedUp }: VerifiedPasskey,
  name: string,
): Promise<void> {
  const kept = await transaction
    .insert(passkeys)
    .values({ accountId, credentialId, publicKey, signCount, transports, isBackedUp, name })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (kept.length === 0) throw new AppError('passkey_refused')
}
