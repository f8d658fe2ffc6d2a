import { useAuth } from '#web/features/account/use-auth.ts'
import { ClosingMenu } from './closing-menu.tsx'
import { LoginLink } from './login-link.tsx'
import { LogoutButton } from './logout-button.tsx'
import { layoutMessages } from './messages.ts'
import { MENU_LINKS } from './nav-links.ts'
import { NavList } from './nav-list.tsx'
import styles from './mobile-menu.module.css'

export function MobileMenu() {
  const { isAuthenticated } = useAuth().authInfo
  return (
    <ClosingMenu icon="menu" name={layoutMessages.menu} className={styles.menu}>
      {(close) => (
        <nav className={styles.sheet} aria-label={layoutMessages.menu}>
          <NavList links={MENU_LINKS} className={styles.links} onFollow={close} />
          <p className={styles.last}>
            {isAuthenticated ? (
              <LogoutButton className={styles.entry} onPress={close} />
            ) : (
              <LoginLink className={styles.entry} onFollow={close} />
            )}
          </p>
        </nav>
      )}
    </ClosingMenu>
  )
}
