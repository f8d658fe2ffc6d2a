import { useState, type ComponentProps, type ReactNode } from 'react'
import { PASSWORD_LENGTH } from '#api/account-rules'
import { FieldFrame } from '#web/ui/text-field.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { accountMessages } from './messages.ts'
import styles from './password-field.module.css'

interface PasswordFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'autoFocus'> {
  label: string
  hint?: ReactNode
  error: string | null
  /** Which one a password manager should offer: the kept one, or one to make up. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown, so that a typing mistake can be seen. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const { show, hide, showPassword, hidePassword } = accountMessages
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            required
            maxLength={PASSWORD_LENGTH.max}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
            <span aria-hidden="true">{isShown ? hide : show}</span>
            <Unseen>{isShown ? hidePassword({ label }) : showPassword({ label })}</Unseen>
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
