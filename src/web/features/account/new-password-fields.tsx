import { useState } from 'react'
import { PASSWORD_LENGTH } from '#api/account-rules'
import { FieldError } from '#web/ui/error.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { passwordsDiffer } from './form-rules.ts'
import { accountMessages } from './messages.ts'
import { PasswordField } from './password-field.tsx'
import type { Form } from './use-form.ts'
import styles from './new-password-fields.module.css'

interface NewPasswordFieldsProps {
  form: Form
  label: string
}

/** A password twice, and whether the two are the same: said while the second is typed only once it can no longer become the first. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const { min } = PASSWORD_LENGTH
  const { password = '', confirmPassword = '' } = form.values
  const [isTyping, setTyping] = useState(false)
  const differ = passwordsDiffer(form.values) && !(isTyping && password.startsWith(confirmPassword))
  return (
    <>
      <PasswordField
        label={label}
        hint={accountMessages.passwordHint({ min })}
        name="password"
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <div className={styles.again} onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
        <PasswordField
          label={accountMessages.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={form.errorOf('confirmPassword')}
        />
        <div aria-live="polite">
          {differ ? (
            <FieldError id="passwords-differ">
              {`${sentenceOf(accountMessages.passwordsDiffer)} ${accountMessages.passwordsDifferMore}`}
            </FieldError>
          ) : null}
        </div>
      </div>
    </>
  )
}

/** What can be said of a new password before it is sent; null when nothing is against it. */
export function passwordTrouble(password: string | undefined): { password: string } | null {
  const { min } = PASSWORD_LENGTH
  return (password ?? '').length < min ? { password: accountMessages.passwordTooShort({ min }) } : null
}
