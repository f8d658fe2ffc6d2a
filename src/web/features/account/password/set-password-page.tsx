import { pathAt } from '#web/language/language.ts'
import { useEffect, useState } from 'react'
import { useHydrated } from '#web/routing/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error.tsx'
import { AccountPage } from '../account-page.tsx'
import { call, type Failure } from '../call.ts'
import { LinkEnded } from '../account-column.tsx'
import { accountMessages } from '../messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'

type LinkState = { is: 'pending' } | { is: 'good' } | { is: 'ended' } | { is: 'unknown'; failure: Failure }

/** Where the link in the mail leads. That a link has ended is said at once, not after typing. */
export function SetPasswordPage() {
  const isHydrated = useHydrated()
  const [attempt, setAttempt] = useState(0)
  const [hasEnded, setEnded] = useState(false)

  if (hasEnded) return <LinkEnded />
  return (
    <AccountPage heading={accountMessages.newPasswordHeading} lead={accountMessages.newPasswordLead}>
      {isHydrated ? (
        <CheckedLink key={attempt} onEnded={() => setEnded(true)} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <p>{accountMessages.loading}</p>
      )}
    </AccountPage>
  )
}

interface CheckedLinkProps {
  onEnded: () => void
  onRetry: () => void
}

function CheckedLink({ onEnded, onRetry }: CheckedLinkProps) {
  // As it stood in the address: on the way to the next page, which has none, this one may still be in sight.
  const [slug] = useState(() => pathAt(window.location.pathname).split('/')[2] ?? '')
  const [link, setLink] = useState<LinkState>({ is: 'pending' })

  useEffect(() => {
    let stale = false
    async function check() {
      const found = await checkLink(slug)
      if (!stale) setLink(found)
    }
    void check()
    return () => {
      stale = true
    }
  }, [slug])
  useEffect(() => {
    if (link.is === 'ended') onEnded()
  }, [link, onEnded])

  if (link.is === 'good') return <NewPasswordForm slug={slug} onEnded={onEnded} />
  if (link.is !== 'unknown') return <p>{accountMessages.loading}</p>
  return (
    <>
      <ErrorNote id="link-error">{link.failure.message}</ErrorNote>
      <p>
        <Button look="secondary" onClick={onRetry}>
          {accountMessages.resetAgain}
        </Button>
      </p>
    </>
  )
}

async function checkLink(slug: string): Promise<LinkState> {
  if (slug === '') return { is: 'ended' }
  const result = await call('GET setPassword', { params: { id: slug } })
  if (result.ok) return { is: 'good' }
  const { failure } = result
  const hasEnded = failure.code === 'link_not_valid' || failure.code === 'invalid_request'
  return hasEnded ? { is: 'ended' } : { is: 'unknown', failure }
}
