import { MAX_EMAIL_LENGTH } from '#api/account-rules'
import { TextField } from '#web/ui/text-field.tsx'
import { accountMessages } from './messages.ts'

/** The address of an account. */
export function EmailField({ error }: { error: string | null }) {
  return (
    <TextField
      label={accountMessages.email}
      error={error}
      name="email"
      type="email"
      autoComplete="username"
      maxLength={MAX_EMAIL_LENGTH}
      required
    />
  )
}
