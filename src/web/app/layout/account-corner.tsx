import { Link } from 'wouter'
import { useAuth } from '#web/features/account/use-auth.ts'
import { ClosingMenu } from './closing-menu.tsx'
import { LoginLink } from './login-link.tsx'
import { LogoutButton } from './logout-button.tsx'
import { layoutMessages } from './messages.ts'
import { profile } from './nav-links.ts'
import styles from './account-corner.module.css'

/** Login, or for somebody signed in the profile menu, in a place of one size so that nothing moves. */
export function AccountCorner() {
  const { authInfo, status } = useAuth()
  return (
    <div className={styles.corner}>
      {authInfo.isAuthenticated ? (
        <ProfileMenu />
      ) : (
        <LoginLink className={`${styles.login} ${status === 'pending' ? styles.pending : ''}`} />
      )}
    </div>
  )
}

function ProfileMenu() {
  return (
    <ClosingMenu icon="person" name={layoutMessages.account} className={styles.menu}>
      {(close) => (
        <ul className={styles.sheet}>
          <li>
            <Link href={profile.href} className={styles.entry} onClick={close}>
              {profile.name}
            </Link>
          </li>
          <li>
            <LogoutButton className={styles.entry} onPress={close} />
          </li>
        </ul>
      )}
    </ClosingMenu>
  )
}
