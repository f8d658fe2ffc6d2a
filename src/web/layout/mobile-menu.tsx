import { useAuth } from '#web/account/use-auth.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoginLink } from './login-link.tsx'
import { LogoutButton } from './logout-button.tsx'
import { layoutMessages } from './messages.ts'
import { MENU_LINKS } from './nav-links.ts'
import { NavList } from './nav-list.tsx'
import { useClosingDetails } from './use-closing-details.ts'
import styles from './mobile-menu.module.css'

export function MobileMenu() {
  const { menu, close } = useClosingDetails()
  const { isAuthenticated } = useAuth().authInfo
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.button}>
        <Icon name="menu" />
        <span>{layoutMessages.menu}</span>
      </summary>
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
    </details>
  )
}
