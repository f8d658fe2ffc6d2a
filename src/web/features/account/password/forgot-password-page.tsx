import { Link } from 'wouter'
import { BackLink } from '#web/ui/links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountColumn } from '../account-column.tsx'
import { accountMessages } from '../messages.ts'
import styles from './forgot-password-page.module.css'

const WAYS = [
  { href: '/reset-password', name: accountMessages.forgotByEmail, note: accountMessages.forgotByEmailNote },
  {
    href: '/reset-password-phone',
    name: accountMessages.forgotByPhone,
    note: accountMessages.forgotByPhoneNote,
  },
]

export function ForgotPasswordPage() {
  return (
    <AccountColumn above={<BackLink href="/login" />} heading={accountMessages.forgotHeading}>
      <p>{accountMessages.forgotLead}</p>
      <ul className={styles.ways}>
        {WAYS.map(({ href, name, note }) => (
          <li key={href}>
            <Link href={href} className={styles.way}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{note}</span>
              </span>
              <Icon name="next" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </AccountColumn>
  )
}
