import { PageLink } from '#web/routing/page-link.tsx'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages.ts'
import styles from './links.module.css'
import { Link } from 'wouter'

/** The way back, as a real link: works with middle click, and browser Back undoes it. */
export function BackLink({ href, children = uiMessages.back }: { href: string; children?: string }) {
  return (
    <p className={styles.line} data-print="never">
      <PageLink href={href} className={styles.back}>
        <Icon name="back" size={20} />
        {children}
      </PageLink>
    </p>
  )
}

/** Ways to other pages beside each other, each high enough for a thumb. */
export function LinkRow({ links }: { links: readonly { href: string; name: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
