import type { Profile } from '#api/profile'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import type { AddressMode } from './address-mode-field.tsx'
import { call } from './call.ts'
import { CodeForm } from './code-form.tsx'
import { accountMessages } from './messages.ts'

interface ConfirmAddressProps {
  by: AddressMode
  address: string
  onConfirmed: (profile: Profile) => void
  /** For an address that is to be added or to take another's place: that can be given up. */
  onGivenUp?: ((profile: Profile) => void) | undefined
}

/** Asks for the code that went to a new address. */
export function ConfirmAddress({ by, address, onConfirmed, onGivenUp }: ConfirmAddressProps) {
  async function confirm(code: string): Promise<string | null> {
    const result = await call('POST confirmAddress', {
      params: { address: by },
      payload: { code },
      account: 'asked',
    })
    if (!result.ok) return result.failure.message
    showToast('success', accountMessages.confirmed)
    onConfirmed(result.body)
    return null
  }

  async function sendAgain() {
    const result = await call('POST confirmationCode', { params: { address: by }, account: 'asked' })
    if (result.ok) showToast('info', accountMessages.newCodeSent)
    else showToast('error', result.failure.message)
  }

  async function giveUp() {
    const result = await call('DELETE confirmationCode', { params: { address: by }, account: 'asked' })
    if (!result.ok) return showToast('error', result.failure.message)
    showToast('success', accountMessages.givenUp({ address }))
    onGivenUp?.(result.body)
  }

  return (
    <>
      <p>{accountMessages.confirmText({ to: address })}</p>
      <CodeForm
        submit={accountMessages.confirmButton}
        isByPhone={by === 'phone'}
        onCode={confirm}
        beside={
          <>
            <Button look="quiet" onClick={() => void sendAgain()}>
              {accountMessages.newCode}
            </Button>
            {onGivenUp ? (
              <Button look="quiet" onClick={() => void giveUp()}>
                {accountMessages.giveUp}
              </Button>
            ) : null}
          </>
        }
      />
    </>
  )
}
