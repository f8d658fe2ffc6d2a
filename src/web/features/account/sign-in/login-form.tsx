import { useState } from 'react'
import { Link } from 'wouter'
import { MAX_EMAIL_LENGTH } from '#api/account-rules'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { AccountForm } from '../account-form.tsx'
import { dialCodeOf } from '../countries.ts'
import { canLogIn, needsCountry, type FormValues } from '../form-rules.ts'
import { logIn, type LoginTrouble } from '../log-in.ts'
import { accountMessages } from '../messages.ts'
import { useCanUsePasskeys } from '../passkeys/authenticators.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { PasskeysOrNone } from '../passkeys/passkeys-or-none.tsx'
import { usePasskeyList } from '../passkeys/use-passkey-list.ts'
import { PasswordField } from '../password-field.tsx'
import { CountryField } from '../phone-fields.tsx'
import { useForm } from '../use-form.ts'
import { LoginOfTab } from './login-of-tab.tsx'

interface LoginFormProps {
  startWith?: string | undefined
  onDone: () => void
  /** A link out of the form is followed: a dialog then closes. */
  onLeave?: () => void
}

/** A passkey first, by its button or from the browser's own list; then a password. */
export function LoginForm({ startWith, onDone, onLeave }: LoginFormProps) {
  const canUsePasskeys = useCanUsePasskeys()
  const [chosen, setChosen] = useState<{ note: string; attempt: number } | null>(null)
  const list = usePasskeyList(canUsePasskeys, passkeyChosen)

  function done() {
    onDone()
    showToast('success', accountMessages.loggedIn)
  }

  function passkeyChosen(trouble: LoginTrouble | null) {
    if (trouble === null) return done()
    setChosen((before) => ({ note: trouble.note, attempt: (before?.attempt ?? 0) + 1 }))
    void list.offer()
  }

  const form = useForm(async (values) => {
    const trouble = await logIn(credentialsIn(values))
    if (trouble) {
      showToast('error', trouble.toast)
      return { whole: trouble.note }
    }
    done()
    return null
  })

  return (
    <>
      <LoginOfTab />
      <PasskeysOrNone canUse={canUsePasskeys}>
        <PasskeyButton
          label={accountMessages.passkeyLogin}
          onStart={list.withdraw}
          onDone={done}
          onTrouble={() => void list.offer()}
          trouble={chosen}
          or={accountMessages.orPassword}
        />
      </PasskeysOrNone>
      <AccountForm
        form={form}
        submit={accountMessages.loginButton}
        look={canUsePasskeys ? 'secondary' : 'primary'}
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
          autoComplete={canUsePasskeys ? 'username webauthn' : 'username'}
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
    </>
  )
}

function credentialsIn({ username = '', password = '', region }: FormValues) {
  const typed = username.trim()
  return { username: typed, password, ...(needsCountry(typed) && { dialCode: dialCodeOf(region) }) }
}
