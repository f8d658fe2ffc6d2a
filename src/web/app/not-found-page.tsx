import { notFoundMessages } from '#web/app/layout/not-found-messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function NotFoundPage() {
  return (
    <PageBody>
      <PageHeading title={notFoundMessages.heading}>{notFoundMessages.heading}</PageHeading>
      <p>{notFoundMessages.text}</p>
      <p>
        <ButtonLink href="/">{notFoundMessages.home}</ButtonLink>
      </p>
    </PageBody>
  )
}
