import { useLocation } from 'wouter'
import { layoutMessages } from './messages.ts'

interface LogoutButtonProps {
  className: string | undefined
  onPress: () => void
}

export function LogoutButton({ className, onPress }: LogoutButtonProps) {
  const [path, navigate] = useLocation()

  async function press() {
    onPress()
    const { logOut } = await import('#web/features/account/log-out.ts')
    await logOut()
    // The button is gone. Another page's heading takes the focus by itself.
    if (path === '/') document.querySelector('h1')?.focus()
    else navigate('/')
  }

  return (
    <button type="button" className={className} onClick={() => void press()}>
      {layoutMessages.logout}
    </button>
  )
}
