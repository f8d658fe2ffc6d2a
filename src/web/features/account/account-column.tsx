import type { ReactNode } from 'react'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './account-column.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { accountMessages } from './messages.ts'

interface AccountColumnProps {
  above?: ReactNode
  heading: string
  /** Comes without a navigation, as the answer to what was pressed. */
  isNews?: boolean
  children: ReactNode
}

/** The narrow column that all pages of forms stand in. */
export function AccountColumn({ above, heading, isNews = false, children }: AccountColumnProps) {
  return (
    <PageBody>
      <div className={styles.column}>
        {above}
        <PageHeading title={heading} isNews={isNews}>
          {heading}
        </PageHeading>
        {children}
      </div>
    </PageBody>
  )
}

export function LinkEnded() {
  return (
    <AccountColumn heading={accountMessages.linkEndedHeading} isNews>
      <p>{accountMessages.linkEnded}</p>
      <p>
        <ButtonLink href="/forgot-password">{accountMessages.askForLink}</ButtonLink>
      </p>
    </AccountColumn>
  )
}
