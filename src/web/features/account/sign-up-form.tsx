import { useState } from 'react'
import { Link } from 'wouter'
import { CONSENT_PURPOSES } from '#api/account-rules'
import { CheckField } from '#web/ui/check-field.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { AccountForm } from './account-form.tsx'
import { AddressModeField, type AddressMode } from './address-mode-field.tsx'
import { call, type Failure } from './call.ts'
import { dialCodeOf } from './countries.ts'
import { EmailField } from './email-field.tsx'
import { canSignUp, type FormValues } from './form-rules.ts'
import { logIn } from './log-in.ts'
import { accountMessages } from './messages.ts'
import { NewPasswordFields, passwordTrouble } from './new-password-fields.tsx'
import { PhoneFields } from './phone-fields.tsx'
import { useForm, type FormTrouble } from './use-form.ts'

export interface NewAccount {
  by: AddressMode
  /** The address as the server has understood it. */
  address: string
  /** Otherwise logging in is the next thing to do. */
  isLoggedIn: boolean
}

interface SignUpFormProps {
  onDone: (account: NewAccount) => void
  onLeave?: () => void
}

/** Signs up and, when that is done, in. */
export function SignUpForm({ onDone, onLeave }: SignUpFormProps) {
  const [mode, setMode] = useState<AddressMode>('email')
  const form = useForm(async (values) => {
    const missing = missingIn(mode, values)
    if (missing) return missing
    const address = addressIn(mode, values)
    const { password = '', confirmPassword = '' } = values
    const result = await call('POST createAccount', {
      payload: { ...address, password, confirmPassword, adult: true },
    })
    if (!result.ok) {
      const { toast, errors } = signUpTrouble(result.failure, mode)
      showToast('error', toast)
      return errors
    }
    showToast('success', accountMessages.created)
    const { body } = result
    const understood = 'email' in body ? body.email : body.phone_number
    const trouble = await logIn({ username: understood, password })
    onDone({ by: mode, address: understood, isLoggedIn: trouble === null })
    return null
  })

  return (
    <AccountForm form={form} submit={accountMessages.signUpButton} isReady={canSignUp(form.values)}>
      <AddressModeField mode={mode} onChange={setMode} />
      {mode === 'email' ? (
        <EmailField error={form.errorOf('email')} />
      ) : (
        <PhoneFields error={form.errorOf('phone')} />
      )}
      <NewPasswordFields form={form} label={accountMessages.password} />
      <CheckField name="adult" label={accountMessages.adult} error={form.errorOf('adult')} />
      <CheckField
        name="agree"
        label={accountMessages.agree[mode]}
        note={CONSENT_PURPOSES[mode]}
        error={form.errorOf('agree')}
      />
      <p>
        {accountMessages.agreeMore}
        <Link href="/privacy-policy" {...(onLeave && { onClick: onLeave })}>
          {accountMessages.privacyPolicy}
        </Link>
        .
      </p>
    </AccountForm>
  )
}

function missingIn(mode: AddressMode, { email, password, adult, agree }: FormValues): FormTrouble | null {
  const errors = {
    ...(mode === 'email' && !email?.includes('@') && { email: accountMessages.checkEmail }),
    ...passwordTrouble(password),
    ...(!adult && { adult: accountMessages.adultMissing }),
    ...(!agree && { agree: accountMessages.agreeMissing }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

function addressIn(mode: AddressMode, { email = '', phone = '', region }: FormValues) {
  return mode === 'email' ? { email: email.trim() } : { phone, dialCode: dialCodeOf(region) }
}

/** What to say when no account came of it: in a toast, and beside the field that it is about. */
function signUpTrouble(
  { code, message, field }: Failure,
  mode: AddressMode,
): { toast: string; errors: FormTrouble } {
  if (code === 'account_exists') {
    return { toast: accountMessages.accountExists, errors: { [mode]: accountMessages.accountExistsMore } }
  }
  return { toast: message, errors: { [field ?? 'whole']: message } }
}
