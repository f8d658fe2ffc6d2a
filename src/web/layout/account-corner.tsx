import { Link } from 'wouter'
import { useAuth } from '#web/account/use-auth.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoginLink } from './login-link.tsx'
import { LogoutButton } from './logout-button.tsx'
import { layoutMessages } from './messages.ts'
import { profile } from './nav-links.ts'
import { useClosingDetails } from './use-closing-details.ts'
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
  const { menu, close } = useClosingDetails()
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.button}>
        <Icon name="person" size={22} />
        <span>{layoutMessages.account}</span>
      </summary>
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
    </details>
  )
}
