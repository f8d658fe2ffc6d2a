import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { logOut } from '#web/features/account/use-auth.ts'
import { layoutMessages } from './messages.ts'

interface LogoutButtonProps {
  className: string | undefined
  onPress: () => void
}

export function LogoutButton({ className, onPress }: LogoutButtonProps) {
  const [path, navigate] = useLocation()

  // While there is a network: logging out is to work without one.
  useEffect(() => void loadWhatItNeeds().catch(() => {}), [])

  async function press() {
    onPress()
    // First away from a page that would lead to logging in; its heading takes the focus by itself.
    if (path === '/') document.querySelector('h1')?.focus()
    else navigate('/')
    const serverKnows = await logOut()
    const [{ showLoggedOut }] = await loadWhatItNeeds()
    showLoggedOut(serverKnows)
  }

  return (
    <button type="button" className={className} onClick={() => void press()}>
      {layoutMessages.logout}
    </button>
  )
}

const loadWhatItNeeds = () =>
  Promise.all([
    import('#web/features/account/logged-out-toast.ts'),
    import('#web/features/account/session-calls.ts'),
  ])
