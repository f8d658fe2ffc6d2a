import { consentPurposeMessages, MAX_EMAIL_LENGTH } from '#api/account-rules'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { accountMessages } from '../messages.ts'
import { passkeyMessages } from './messages.ts'
import type { Form } from '../use-form.ts'

/** What an account with a passkey may have beside it, and needs not. */
export function PasskeyFields({ form }: { form: Form }) {
  const isGiven = Boolean(form.values['email']?.trim())
  return (
    <>
      <TextField
        label={accountMessages.emailIfYouLike}
        hint={passkeyMessages.emailWhatFor}
        error={form.errorOf('email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
      <CheckField name="adult" label={accountMessages.adult} error={form.errorOf('adult')} />
      {isGiven ? (
        <CheckField
          name="agree"
          label={accountMessages.agree.email}
          note={consentPurposeMessages.email}
          error={form.errorOf('agree')}
        />
      ) : null}
    </>
  )
}
