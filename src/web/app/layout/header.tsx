import { addressOf } from '#web/language/language.ts'
import { Link } from 'wouter'
import { LanguageLinks } from '#web/features/this-device/language-links.tsx'
import { AccountCorner } from './account-corner.tsx'
import { Logo } from './logo.tsx'
import { layoutMessages } from './messages.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { HEADER_LINKS } from './nav-links.ts'
import { NavList } from './nav-list.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import styles from './header.module.css'

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.start}>
          <Link href="/" className={styles.home} aria-label={layoutMessages.home}>
            <Logo />
          </Link>
        </div>
        <div className={styles.tools}>
          <nav className={styles.nav} aria-label={layoutMessages.mainNav}>
            <NavList links={HEADER_LINKS} className={styles.links} />
          </nav>
          <AccountCorner />
          {/* Whoever can't read this page doesn't look for another language at its foot. */}
          <LanguageLinks className={styles.languages} />
          <MobileMenu />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}

/** The header of a page without script: the way home, by a plain link. */
export function PlainHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.start}>
          <a href={addressOf('/')} className={styles.home} aria-label={layoutMessages.home}>
            <Logo />
          </a>
        </div>
      </div>
    </header>
  )
}
