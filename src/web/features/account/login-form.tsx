import { Link } from 'wouter'
import { MAX_EMAIL_LENGTH } from '#api/account-rules'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { AccountForm } from './account-form.tsx'
import { dialCodeOf } from './countries.ts'
import { canLogIn, needsCountry, type FormValues } from './form-rules.ts'
import { logIn } from './log-in.ts'
import { accountMessages } from './messages.ts'
import { PasswordField } from './password-field.tsx'
import { CountryField } from './phone-fields.tsx'
import { useForm } from './use-form.ts'

interface LoginFormProps {
  startWith?: string | undefined
  onDone: () => void
  /** A link out of the form is followed: a dialog then closes. */
  onLeave?: () => void
}

export function LoginForm({ startWith, onDone, onLeave }: LoginFormProps) {
  const form = useForm(async (values) => {
    const trouble = await logIn(credentialsIn(values))
    if (trouble) {
      showToast('error', trouble.toast)
      return { whole: trouble.note }
    }
    onDone()
    showToast('success', accountMessages.loggedIn)
    return null
  })

  return (
    <AccountForm
      form={form}
      submit={accountMessages.loginButton}
      isReady={canLogIn(form.values)}
      beside={
        <Link href="/forgot-password" {...(onLeave && { onClick: onLeave })}>
          {accountMessages.forgotPassword}
        </Link>
      }
    >
      <TextField
        label={accountMessages.emailOrPhone}
        name="username"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={startWith}
        required
      />
      {needsCountry(form.values['username']) ? <CountryField /> : null}
      <PasswordField
        label={accountMessages.password}
        name="password"
        autoComplete="current-password"
        error={null}
      />
    </AccountForm>
  )
}

function credentialsIn({ username = '', password = '', region }: FormValues) {
  const typed = username.trim()
  return { username: typed, password, ...(needsCountry(typed) && { dialCode: dialCodeOf(region) }) }
}
