import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { AccountPage } from '../account-page.tsx'
import { returnPathIn, useHandedOn, type HistoryState } from '../history-state.ts'
import { LoginForm } from './login-form.tsx'
import { accountMessages } from '../messages.ts'
import { useAuth } from '../use-auth.ts'

/** Logs in, then goes on to where one was stopped, or to the profile. Who is logged in already goes there at once. */
export function LoginPage() {
  const state = useHistoryState<HistoryState | null>()
  const { username } = useHandedOn()
  const { isAuthenticated } = useAuth().authInfo
  const [, navigate] = useLocation()
  const back = returnPathIn(state)
  const goesOn = useRef(false)

  useEffect(() => {
    if (!isAuthenticated || goesOn.current) return
    goesOn.current = true
    navigate(back ?? '/profile', { replace: true })
  }, [isAuthenticated, back, navigate])

  return (
    <AccountPage
      heading={accountMessages.loginHeading}
      lead={back === '/profile' ? accountMessages.loginFirst : accountMessages.loginLead}
      below={
        <p>
          {accountMessages.noAccount}{' '}
          <Link href="/register" state={state}>
            {accountMessages.createAccount}
          </Link>
        </p>
      }
    >
      {/* The effect above goes on, as soon as the cookie is seen. */}
      <LoginForm key={username} startWith={username} onDone={() => {}} />
    </AccountPage>
  )
}
