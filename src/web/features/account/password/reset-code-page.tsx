import { Link, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useRedirect } from '#web/routing/address.ts'
import { useHydrated } from '#web/routing/use-hydrated.ts'
import { AccountPage } from '../account-page.tsx'
import { call } from '../call.ts'
import { CodeForm } from '../code-form.tsx'
import { handOn, useHandedOn } from '../history-state.ts'
import { accountMessages } from '../messages.ts'

/** Trades the code in the text message for the right to set a new password. */
export function ResetCodePage() {
  const state = useHistoryState<unknown>()
  const [path, navigate] = useLocation()
  const { phone, dialCode, ticket, isWaiting } = useHandedOn()
  useRedirect(
    useHydrated() && !phone && path === '/reset-password-confirmation-phone' ? '/reset-password-phone' : null,
  )

  async function trade(code: string): Promise<string | null> {
    const result = await call('POST passwordResetCode', {
      payload: { phone, dialCode, code, ticket },
    })
    if (!result.ok) return result.failure.message
    navigate('/reset-password-reset-password', {
      replace: true,
      state: handOn({ slug: result.body.slug }),
    })
    return null
  }

  /** On one line. */
  const shownPhone = [dialCode, phone].filter(Boolean).join(' ').replaceAll(' ', '\u00A0')
  const said = isWaiting ? accountMessages.resetCodeWaiting : accountMessages.resetCodeText
  return (
    <AccountPage
      heading={accountMessages.resetCodeHeading}
      lead={phone ? said({ phone: shownPhone }) : accountMessages.loading}
      below={
        <p>
          <Link href="/reset-password-phone" state={state}>
            {accountMessages.resetCodeAgain}
          </Link>
        </p>
      }
    >
      <CodeForm submit={accountMessages.resetCodeButton} isByPhone onCode={trade} />
    </AccountPage>
  )
}
