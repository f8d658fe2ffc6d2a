import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { afterPaint } from './after-paint.ts'

interface PageLinkProps {
  href: string
  className: string | undefined
  children: ReactNode
}

/** A link to a page that may take long to draw: the tap is answered first. */
export function PageLink({ href, className, children }: PageLinkProps) {
  const [, navigate] = useLocation()

  function go(event: MouseEvent) {
    event.preventDefault()
    afterPaint(() => navigate(href))
  }

  return (
    <Link href={href} className={className} onClick={go}>
      {children}
    </Link>
  )
}
