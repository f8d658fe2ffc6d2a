import { useState } from 'react'
import { consentPurposeMessages } from '#api/account-rules'
import { LinkedSentence } from '#web/ui/linked-sentence.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { AccountForm } from '../account-form.tsx'
import { AddressModeField, type AddressMode, type SignUpMode } from '../address-mode-field.tsx'
import { call, NOBODY_ANSWERED, type CallResult, type Failure } from '../call.ts'
import { dialCodeOf } from '../countries.ts'
import { EmailField } from '../email-field.tsx'
import { canSignUp, type FormValues } from '../form-rules.ts'
import { logIn } from '../log-in.ts'
import { accountMessages } from '../messages.ts'
import { passkeyMessages } from '../passkeys/messages.ts'
import { NewPasswordFields, passwordTrouble } from '../new-password-fields.tsx'
import { PasskeyFields } from '../passkeys/passkey-fields.tsx'
import { useCanUsePasskeys, withCeremony } from '../passkeys/authenticators.ts'
import { PasskeysOrNone } from '../passkeys/passkeys-or-none.tsx'
import { PhoneFields } from '../phone-fields.tsx'
import { useForm, type Form, type FormTrouble } from '../use-form.ts'
import { LoginOfTab } from './login-of-tab.tsx'

export interface NewAccount {
  by: AddressMode
  /** The address as the server has understood it. */
  address: string
  /** Otherwise logging in is the next thing to do. */
  isLoggedIn: boolean
}

/** One made with a passkey alone is logged in, and has nothing to confirm. */
export type SignedUp = NewAccount | { by: 'passkey' }

interface SignUpFormProps {
  onDone: (account: SignedUp) => void
  onLeave?: () => void
}

/** Signs up and, when that is done, in. */
export function SignUpForm({ onDone, onLeave }: SignUpFormProps) {
  const hasPasskey = useCanUsePasskeys()
  const [chosen, setChosen] = useState<SignUpMode>('passkey')
  const mode = hasPasskey || chosen !== 'passkey' ? chosen : 'email'
  const form = useForm(async (values) => {
    const missing = missingIn(mode, values)
    if (missing) return missing
    const made = mode === 'passkey' ? await signUpByPasskey(values) : await signUp(mode, values)
    if (!made.ok) {
      const { toast, errors } = signUpTrouble(made.failure, mode)
      showToast('error', toast)
      return errors
    }
    showToast('success', accountMessages.created)
    onDone(made.body)
    return null
  })

  /** Something is kept that has to be agreed to. */
  const isAgreed = mode !== 'passkey' || Boolean(form.values['email']?.trim())

  return (
    <AccountForm
      form={form}
      submit={mode === 'passkey' ? accountMessages.passkeySignUp : accountMessages.signUpButton}
      isReady={canSignUp({ ...form.values, mode })}
    >
      <LoginOfTab />
      <AddressModeField mode={mode} hasPasskey={hasPasskey} onChange={setChosen} />
      {hasPasskey && mode !== 'passkey' ? null : (
        <PasskeysOrNone canUse={hasPasskey}>
          <p>{passkeyMessages.what}</p>
        </PasskeysOrNone>
      )}
      {mode === 'passkey' ? <PasskeyFields form={form} /> : <AddressFields mode={mode} form={form} />}
      <p>
        <LinkedSentence
          text={isAgreed ? accountMessages.agreeMore : accountMessages.passkeyMore}
          to="/privacy-policy"
          onClick={onLeave}
        />
      </p>
    </AccountForm>
  )
}

function AddressFields({ mode, form }: { mode: AddressMode; form: Form }) {
  return (
    <>
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
        note={consentPurposeMessages[mode]}
        error={form.errorOf('agree')}
      />
    </>
  )
}

async function signUp(mode: AddressMode, values: FormValues): Promise<CallResult<SignedUp>> {
  const { password = '', confirmPassword = '' } = values
  const result = await call('POST createAccount', {
    payload: { ...addressIn(mode, values), password, confirmPassword, adult: true },
  })
  if (!result.ok) return result
  const { body } = result
  const address = 'email' in body ? body.email : body.phone_number
  const trouble = await logIn({ username: address, password })
  return { ok: true, body: { by: mode, address, isLoggedIn: trouble === null } }
}

async function signUpByPasskey({ email = '' }: FormValues): Promise<CallResult<SignedUp>> {
  const address = email.trim() === '' ? {} : { email: email.trim() }
  const result = await withCeremony((ceremony) => ceremony.signUpByPasskey(address), NOBODY_ANSWERED)
  if (!result.ok) return result
  const { email: kept } = result.body
  return {
    ok: true,
    body: kept === null ? { by: 'passkey' } : { by: 'email', address: kept, isLoggedIn: true },
  }
}

function missingIn(mode: SignUpMode, { email, password, adult, agree }: FormValues): FormTrouble | null {
  const isWithout = mode === 'passkey' && !email?.trim()
  const errors = {
    ...(mode !== 'phone' && !isWithout && !email?.includes('@') && { email: accountMessages.checkEmail }),
    ...(mode !== 'passkey' && passwordTrouble(password)),
    ...(!adult && { adult: accountMessages.adultMissing }),
    ...(!agree && !isWithout && { agree: accountMessages.agreeMissing }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

function addressIn(mode: AddressMode, { email = '', phone = '', region }: FormValues) {
  return mode === 'email' ? { email: email.trim() } : { phone, dialCode: dialCodeOf(region) }
}

/** What to say when no account came of it: in a toast, and beside the field that it is about. */
function signUpTrouble(
  { code, message, field }: Failure,
  mode: SignUpMode,
): { toast: string; errors: FormTrouble } {
  if (code === 'account_exists') {
    const typed = mode === 'passkey' ? 'email' : mode
    return { toast: accountMessages.accountExists, errors: { [typed]: accountMessages.accountExistsMore } }
  }
  return { toast: message, errors: { [field ?? 'whole']: message } }
}
