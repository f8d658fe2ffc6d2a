import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** One part of the profile under its own heading. */
export function ProfileSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Card>
  )
}
