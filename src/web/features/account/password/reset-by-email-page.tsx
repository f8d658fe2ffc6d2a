import { useState } from 'react'
import { BackLink } from '#web/ui/links.tsx'
import { Button } from '#web/ui/button.tsx'
import { AccountColumn } from '../account-column.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountPage } from '../account-page.tsx'
import { call } from '../call.ts'
import { EmailField } from '../email-field.tsx'
import { accountMessages } from '../messages.ts'
import { useForm } from '../use-form.ts'

/** Sends a link; says the same whether or not there is such an account. */
export function ResetByEmailPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <AskEmail onSent={setSentTo} />
  ) : (
    <AccountColumn heading={accountMessages.resetSentHeading} isNews>
      <p>{accountMessages.resetSent({ email: sentTo })}</p>
      <p>{accountMessages.resetSentMore}</p>
      <p>
        <Button look="secondary" onClick={() => setSentTo(null)}>
          {accountMessages.resetAgain}
        </Button>
      </p>
    </AccountColumn>
  )
}

function AskEmail({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm(async ({ email = '' }) => {
    const username = email.trim()
    // Without an at sign it would be taken for a phone number.
    if (!username.includes('@')) return { email: accountMessages.checkEmail }
    const result = await call('POST passwordReset', { payload: { username } })
    if (!result.ok) {
      const { field, message } = result.failure
      return { [field === 'username' ? 'email' : 'whole']: message }
    }
    onSent(username)
    return null
  })
  return (
    <AccountPage
      heading={accountMessages.resetHeading}
      lead={accountMessages.resetLead}
      above={<BackLink href="/forgot-password" />}
    >
      <AccountForm
        form={form}
        submit={accountMessages.resetButton}
        isReady={Boolean(form.values['email']?.trim())}
      >
        <EmailField error={form.errorOf('email')} />
      </AccountForm>
    </AccountPage>
  )
}
