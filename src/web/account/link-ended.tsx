import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { accountMessages } from './messages.ts'

export function LinkEnded() {
  return (
    <PageBody>
      <PageHeading title={accountMessages.linkEndedHeading} isNews>
        {accountMessages.linkEndedHeading}
      </PageHeading>
      <p>{accountMessages.linkEnded}</p>
      <p>
        <ButtonLink href="/forgot-password">{accountMessages.askForLink}</ButtonLink>
      </p>
    </PageBody>
  )
}
