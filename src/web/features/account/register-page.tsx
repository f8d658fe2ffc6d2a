import { Link, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { AccountPage } from './account-page.tsx'
import type { HistoryState } from './history-state.ts'
import { accountMessages } from './messages.ts'
import { SignUpForm, type NewAccount } from './sign-up-form.tsx'

/** Signs up, then goes on to the profile, where the new address is confirmed. */
export function RegisterPage() {
  const state = useHistoryState<HistoryState | null>()
  const [, navigate] = useLocation()

  function done({ address, isLoggedIn }: NewAccount) {
    if (isLoggedIn) navigate('/profile', { replace: true })
    else navigate('/login', { replace: true, state: { ...state, username: address } satisfies HistoryState })
  }

  return (
    <AccountPage
      heading={accountMessages.signUpHeading}
      lead={accountMessages.signUpLead}
      below={
        <p>
          {accountMessages.haveAccount}{' '}
          <Link href="/login" state={state}>
            {accountMessages.toLogin}
          </Link>
        </p>
      }
    >
      <SignUpForm onDone={done} />
    </AccountPage>
  )
}
