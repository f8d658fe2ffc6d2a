import { Link } from 'wouter'
import { layoutMessages } from './messages.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import styles from './header.module.css'

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link href="/" className={styles.home} aria-label={layoutMessages.home}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
