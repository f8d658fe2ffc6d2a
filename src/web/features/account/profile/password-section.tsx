import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { AccountForm } from '../account-form.tsx'
import { call } from '../call.ts'
import { hasPassword } from '../form-rules.ts'
import { accountMessages } from '../messages.ts'
import { NewPasswordFields, passwordTrouble } from '../new-password-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { useForm } from '../use-form.ts'
import { profileMessages } from './messages.ts'
import { ProfileSection } from './profile-section.tsx'

/** @param username tells a password manager whose password changes */
export function PasswordSection({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  function close() {
    setOpen(false)
    heading.current?.focus()
  }

  return (
    <ProfileSection heading={profileMessages.passwordHeading} headingRef={heading}>
      <p>{profileMessages.passwordLead}</p>
      {isOpen ? (
        <PasswordForm username={username} onDone={close} />
      ) : (
        <p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {profileMessages.passwordOpen}
          </Button>
        </p>
      )}
    </ProfileSection>
  )
}

function PasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const form = useForm(async ({ currentPassword, password, confirmPassword }) => {
    const trouble = passwordTrouble(password)
    if (trouble) return trouble
    const result = await call('POST password', {
      payload: { currentPassword, password, confirmPassword },
      account: 'asked',
    })
    if (!result.ok) {
      const { code, message } = result.failure
      if (code === 'wrong_password') return { currentPassword: message }
      return { [code === 'weak_password' ? 'password' : 'whole']: message }
    }
    showToast('success', profileMessages.passwordSaved)
    onDone()
    return null
  })
  const isReady = Boolean(form.values['currentPassword']) && hasPassword(form.values)
  return (
    <AccountForm
      form={form}
      submit={profileMessages.passwordSave}
      isReady={isReady}
      takesFocus
      beside={
        <Button look="quiet" onClick={onDone}>
          {profileMessages.cancel}
        </Button>
      }
    >
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField
        label={accountMessages.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        error={form.errorOf('currentPassword')}
      />
      <NewPasswordFields form={form} label={accountMessages.newPassword} />
    </AccountForm>
  )
}
