import { useState, type ReactNode } from 'react'
import type { Profile } from '#api/profile'
import { Button } from '#web/ui/button.tsx'
import type { call } from '../call.ts'
import { accountMessages } from '../messages.ts'
import { useCanUsePasskeys, withCeremony } from '../passkeys/authenticators.ts'
import { PasswordField } from '../password-field.tsx'
import type { FormTrouble } from '../use-form.ts'
import { profileMessages } from './messages.ts'
import { useGuardedCall } from './sign-in-again.tsx'

interface OwnerProof {
  /** Whether the password is typed; otherwise a passkey is used when the form is sent. */
  isByPassword: boolean
  /** The field for it, or what is going to happen instead. */
  field: (of: { name: string; hint?: string; error: string | null }) => ReactNode
  /** Asks for the passkey, where one is used; what went wrong, or null. */
  prove: () => Promise<FormTrouble | null>
  /** Sends what is proven; who has no password is asked for a passkey if the last time is too long ago. */
  send: typeof call
}

/** How the owner of the account is distinguished from somebody else who sits at the device, for what the password was always asked. */
export function useOwnerProof({ password: hasPassword, passkeys }: Profile['sign_in']): OwnerProof {
  const send = useGuardedCall()
  const canChoose = useCanUsePasskeys() && passkeys > 0 && hasPassword
  const [isByPasskey, setByPasskey] = useState(false)
  const isByPassword = hasPassword && !(canChoose && isByPasskey)

  return {
    isByPassword,
    field: ({ name, hint, error }) => (
      <>
        {isByPassword ? (
          <PasswordField
            label={accountMessages.currentPassword}
            hint={hint}
            name={name}
            autoComplete="current-password"
            error={error}
          />
        ) : null}
        {canChoose && isByPasskey ? <p>{profileMessages.passkeyThen}</p> : null}
        {canChoose ? (
          <p>
            <Button look="quiet" onClick={() => setByPasskey(!isByPasskey)}>
              {isByPasskey ? profileMessages.passwordInstead : profileMessages.passkeyInstead}
            </Button>
          </p>
        ) : null}
      </>
    ),
    prove: async () => {
      if (isByPassword || !hasPassword) return null
      const notLoaded = { toast: '', note: accountMessages.unreachable }
      const trouble = await withCeremony(({ logInByPasskey }) => logInByPasskey(), notLoaded)
      return trouble && { whole: trouble.note }
    },
    send,
  }
}
