import { Icon } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { layoutMessages } from './messages.ts'
import { toggleTheme } from './theme.ts'
import styles from './theme-toggle.module.css'

/**
 * Both faces are in the page and the body's class shows one, so that the prerendered page is right in either mode
 * before any script has run. The hidden face is hidden from screen readers too.
 */
export function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} onClick={toggleTheme}>
      <span className={styles.toDark}>
        <Icon name="moon" size={22} />
        <Unseen>{layoutMessages.toDark}</Unseen>
      </span>
      <span className={styles.toLight}>
        <Icon name="sun" size={22} />
        <Unseen>{layoutMessages.toLight}</Unseen>
      </span>
    </button>
  )
}
