import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { AccountColumn } from './account-column.tsx'

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
    <AccountColumn above={above} heading={heading}>
      {lead ? <p>{lead}</p> : null}
      <Card>{children}</Card>
      {below}
    </AccountColumn>
  )
}
