import { layoutMessages } from '#web/layout/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function Page() {
  return (
    <PageBody>
      <PageHeading title={layoutMessages.notFoundHeading}>{layoutMessages.notFoundHeading}</PageHeading>
      <p>{layoutMessages.notFoundText}</p>
      <p>
        <ButtonLink href="/">{layoutMessages.notFoundHome}</ButtonLink>
      </p>
    </PageBody>
  )
}
