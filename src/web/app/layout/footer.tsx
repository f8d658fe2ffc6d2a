import { LanguageLinks } from '#web/features/this-device/language-links.tsx'
import { WipeDeviceButton } from '#web/features/this-device/wipe-device-button.tsx'
import { layoutMessages } from './messages.ts'
import { FOOTER_LINKS } from './nav-links.ts'
import { NavList } from './nav-list.tsx'
import row from '#web/ui/links.module.css'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.advice}>{layoutMessages.footer}</p>
        <p>{layoutMessages.emergency}</p>
        <nav className={styles.nav} aria-label={layoutMessages.legalNav}>
          <NavList links={FOOTER_LINKS} className={`${row.links} ${styles.links}`} />
        </nav>
        <LanguageLinks />
        <WipeDeviceButton />
        <p>{layoutMessages.copyright}</p>
      </div>
    </footer>
  )
}
