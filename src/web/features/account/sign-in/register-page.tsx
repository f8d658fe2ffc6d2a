import { Link, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { AccountPage } from '../account-page.tsx'
import { handOn, type HistoryState } from '../history-state.ts'
import { accountMessages } from '../messages.ts'
import { SignUpForm, type SignedUp } from './sign-up-form.tsx'

/** Signs up, then goes on to the profile, where the new address is confirmed. */
export function RegisterPage() {
  const state = useHistoryState<HistoryState | null>()
  const [, navigate] = useLocation()

  function done(account: SignedUp) {
    if (account.by === 'passkey' || account.isLoggedIn) return navigate('/profile', { replace: true })
    const username = account.address
    navigate('/login', { replace: true, state: { ...state, ...handOn({ username }) } satisfies HistoryState })
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
