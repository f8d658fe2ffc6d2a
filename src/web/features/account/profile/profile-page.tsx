import { useState } from 'react'
import { useLocation } from 'wouter'
import { useRedirect } from '#web/routing/address.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { accountMessages } from '../messages.ts'
import { useAuth } from '../use-auth.ts'
import { ConfirmSections } from './confirm-sections.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DownloadSection } from './download-section.tsx'
import { profileMessages } from './messages.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileItems } from './profile-items.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useProfile } from './use-profile.ts'

const PATH = '/profile'

/** Only for somebody signed in; everybody else is led to logging in, and back again. */
export function ProfilePage() {
  const { authInfo, status } = useAuth()
  const [path] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const isLost = status !== 'pending' && !authInfo.isAuthenticated
  // While another page is loading this one may still be shown: it must not navigate any more.
  useRedirect(isLost && path === PATH ? '/login' : null, { back: PATH })

  return (
    <PageBody>
      <PageHeading title={profileMessages.heading}>{profileMessages.heading}</PageHeading>
      {authInfo.isAuthenticated ? (
        <LoadedProfile key={attempt} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <p>{accountMessages.loading}</p>
      )}
    </PageBody>
  )
}

function LoadedProfile({ onRetry }: { onRetry: () => void }) {
  const [load, put] = useProfile()
  if (load.status === 'pending') return <p>{accountMessages.loading}</p>
  if (load.status === 'rejected') {
    return (
      <>
        <ErrorNote id="profile-error">{`${profileMessages.failed} ${load.message}`}</ErrorNote>
        <p>
          <Button onClick={onRetry}>{profileMessages.retry}</Button>
        </p>
      </>
    )
  }
  const { profile } = load
  const { name, email, phone } = profile.fields
  const username = email?.value ?? phone?.value ?? ''
  return (
    <SignInAgain username={username} signIn={profile.sign_in}>
      <p>
        {name ? `${profileMessages.hello({ name: name.value })} ` : null}
        {profileMessages.lead}
      </p>
      <ConfirmSections profile={profile} onChange={put} />
      <PasskeysSection profile={profile} onChange={put} />
      <ProfileItems profile={profile} onChange={put} />
      <PasswordSection username={username} profile={profile} onChange={put} />
      <SessionsSection />
      <DownloadSection />
      <DeleteSection />
    </SignInAgain>
  )
}
