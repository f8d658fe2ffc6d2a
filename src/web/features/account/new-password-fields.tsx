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

/** A password twice, and whether the two are the same. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const { min } = PASSWORD_LENGTH
  const differ = passwordsDiffer(form.values)
  return (
    <>
      <PasswordField
        label={label}
        hint={accountMessages.passwordHint({ min })}
        name="password"
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <div className={styles.again}>
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
