import { Link } from 'wouter'
import styles from './link-row.module.css'

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
