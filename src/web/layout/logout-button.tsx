import { useLocation } from 'wouter'
import { layoutMessages } from './messages.ts'

interface LogoutButtonProps {
  className: string | undefined
  onPress: () => void
}

export function LogoutButton({ className, onPress }: LogoutButtonProps) {
  const [, navigate] = useLocation()

  async function press() {
    onPress()
    const { logOut } = await import('#web/account/log-out.ts')
    await logOut()
    navigate('/')
  }

  return (
    <button type="button" className={className} onClick={() => void press()}>
      {layoutMessages.logout}
    </button>
  )
}
