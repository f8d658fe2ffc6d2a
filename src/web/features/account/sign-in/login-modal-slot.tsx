import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'wouter'
import { toggleLoginModal, useLoginModalOpen } from './login-modal.ts'

interface LoginDialogProps {
  isOpen: boolean
}

/** Where the login dialog stands, once somebody wants it; without its chunk, the page does the same. */
export function LoginModalSlot() {
  const isOpen = useLoginModalOpen()
  const [, navigate] = useLocation()
  const [loaded, setLoaded] = useState<{ LoginDialog: ComponentType<LoginDialogProps> } | null>(null)

  useEffect(() => {
    if (!isOpen || loaded) return
    import('./login-dialog.tsx').then(setLoaded, () => {
      toggleLoginModal()
      navigate('/login')
    })
  }, [isOpen, loaded, navigate])

  return loaded ? <loaded.LoginDialog isOpen={isOpen} /> : null
}
