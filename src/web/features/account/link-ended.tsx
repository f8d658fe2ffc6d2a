import { ButtonLink } from '#web/ui/button.tsx'
import { AccountColumn } from './account-column.tsx'
import { accountMessages } from './messages.ts'

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
