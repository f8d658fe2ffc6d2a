import type { MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { toggleLoginModal } from '#web/features/account/sign-in/login-modal.ts'
import { layoutMessages } from './messages.ts'

/** Pages that hold the same forms themselves. */
const FORM_PAGES = new Set(['/login', '/register'])

/** Opens the dialog; without script, or in a new tab, it is the way to the page. */
export function LoginLink({
  className,
  onFollow,
}: {
  className?: string | undefined
  onFollow?: () => void
}) {
  const [path] = useLocation()
  const isFormPage = FORM_PAGES.has(path)

  function follow(event: MouseEvent) {
    onFollow?.()
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (isFormPage || !isPlain) return
    event.preventDefault()
    toggleLoginModal()
  }

  return (
    <Link href="/login" className={className} onClick={follow} aria-current={isFormPage ? 'page' : undefined}>
      {layoutMessages.login}
    </Link>
  )
}
