import { PageLink } from '#web/routing/page-link.tsx'
import { Icon } from './icon.tsx'
import styles from './back-link.module.css'

/** The way back, as a real link: works with middle click, and browser Back undoes it. */
export function BackLink({ href, children = 'Back' }: { href: string; children?: string }) {
  return (
    <p className={styles.line} data-print="never">
      <PageLink href={href} className={styles.back}>
        <Icon name="back" size={20} />
        {children}
      </PageLink>
    </p>
  )
}
