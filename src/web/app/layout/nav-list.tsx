import { Link, useLocation } from 'wouter'
import type { NavLink } from './nav-links.ts'

interface NavListProps {
  links: readonly NavLink[]
  className: string | undefined
  onFollow?: () => void
}

export function NavList({ links, className, onFollow }: NavListProps) {
  const [path] = useLocation()
  return (
    <ul className={className}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <Link href={href} aria-current={path === href ? 'page' : undefined} onClick={onFollow}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
