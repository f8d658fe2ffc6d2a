import { useRef, useState } from 'react'
import type { Profile } from '#api/profile'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { AccountForm } from '../account-form.tsx'
import { hasPassword } from '../form-rules.ts'
import { accountMessages } from '../messages.ts'
import { NewPasswordFields, passwordTrouble } from '../new-password-fields.tsx'
import { useForm } from '../use-form.ts'
import { profileMessages } from './messages.ts'
import { useOwnerProof } from './owner-proof.tsx'
import { ProfileSection } from './profile-section.tsx'

interface PasswordSectionProps {
  /** Tells a password manager whose password changes. */
  username: string
  profile: Profile
  onChange: (profile: Profile) => void
}

export function PasswordSection({ username, profile, onChange }: PasswordSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const { password: hasPassword } = profile.sign_in
  const lead = hasPassword
    ? profileMessages.passwordLead
    : username === ''
      ? profileMessages.passwordNoAddress
      : profileMessages.passwordNone

  function close(isSet = false) {
    setOpen(false)
    if (isSet) onChange({ ...profile, sign_in: { ...profile.sign_in, password: true } })
    heading.current?.focus()
  }

  return (
    <ProfileSection heading={profileMessages.passwordHeading} headingRef={heading}>
      <p>{lead}</p>
      {isOpen ? <PasswordForm username={username} signIn={profile.sign_in} onDone={close} /> : null}
      {isOpen || username === '' ? null : (
        <p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {hasPassword ? profileMessages.passwordOpen : profileMessages.passwordSet}
          </Button>
        </p>
      )}
    </ProfileSection>
  )
}

interface PasswordFormProps {
  username: string
  signIn: Profile['sign_in']
  onDone: (isSet?: boolean) => void
}

function PasswordForm({ username, signIn, onDone }: PasswordFormProps) {
  const proof = useOwnerProof(signIn)
  const form = useForm(async ({ currentPassword, password, confirmPassword }) => {
    const trouble = passwordTrouble(password) ?? (await proof.prove())
    if (trouble) return trouble
    const result = await proof.send('POST password', {
      payload: { currentPassword, password, confirmPassword },
      account: 'asked',
    })
    if (!result.ok) {
      const { code, message } = result.failure
      if (code === 'wrong_password') return { currentPassword: message }
      return { [code === 'weak_password' ? 'password' : 'whole']: message }
    }
    showToast('success', profileMessages.passwordSaved)
    onDone(true)
    return null
  })
  const isProven = !proof.isByPassword || Boolean(form.values['currentPassword'])
  return (
    <AccountForm
      form={form}
      submit={profileMessages.passwordSave}
      isReady={isProven && hasPassword(form.values)}
      takesFocus
      beside={
        <Button look="quiet" onClick={() => onDone()}>
          {profileMessages.cancel}
        </Button>
      }
    >
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      {proof.field({ name: 'currentPassword', error: form.errorOf('currentPassword') })}
      <NewPasswordFields form={form} label={accountMessages.newPassword} />
    </AccountForm>
  )
}
