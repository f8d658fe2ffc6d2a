import { useId, type ReactNode, type Ref } from 'react'
import { Card } from '#web/ui/card.tsx'

interface ProfileSectionProps {
  heading: string
  /** For giving the focus to the heading when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One part of the profile under its own heading. */
export function ProfileSection({ heading, headingRef, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <h2 ref={headingRef} id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </Card>
  )
}
