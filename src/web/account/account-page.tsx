import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './account-page.module.css'

interface AccountPageProps {
  above?: ReactNode
  heading: string
  lead?: string
  children: ReactNode
  /** Below the card. */
  below?: ReactNode
}

/** A page of one form. */
export function AccountPage({ above, heading, lead, children, below }: AccountPageProps) {
  return (
    <PageBody>
      <div className={styles.column}>
        {above}
        <PageHeading title={heading}>{heading}</PageHeading>
        {lead ? <p>{lead}</p> : null}
        <Card>{children}</Card>
        {below}
      </div>
    </PageBody>
  )
}
