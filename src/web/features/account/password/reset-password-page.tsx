import { useState } from 'react'
import { useLocation } from 'wouter'
import { useRedirect } from '#web/routing/address.ts'
import { useHydrated } from '#web/routing/use-hydrated.ts'
import { AccountPage } from '../account-page.tsx'
import { useHandedOn } from '../history-state.ts'
import { LinkEnded } from '../account-column.tsx'
import { accountMessages } from '../messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** The new password after the code in a text message. */
export function ResetPasswordPage() {
  const { slug } = useHandedOn()
  const [path] = useLocation()
  const [hasEnded, setEnded] = useState(false)
  const isStill = path === '/reset-password-reset-password'
  useRedirect(useHydrated() && isStill && !slug ? '/forgot-password' : null)

  if (hasEnded) return <LinkEnded />
  return (
    <AccountPage heading={accountMessages.newPasswordHeading} lead={accountMessages.newPasswordLead}>
      {slug ? (
        <NewPasswordForm slug={slug} onEnded={() => setEnded(true)} />
      ) : (
        <p>{accountMessages.loading}</p>
      )}
    </AccountPage>
  )
}
