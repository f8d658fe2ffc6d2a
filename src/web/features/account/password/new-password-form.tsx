import { useLocation } from 'wouter'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { AccountForm } from '../account-form.tsx'
import { call } from '../call.ts'
import { hasPassword } from '../form-rules.ts'
import { accountMessages } from '../messages.ts'
import { NewPasswordFields, passwordTrouble } from '../new-password-fields.tsx'
import { useForm } from '../use-form.ts'

interface NewPasswordFormProps {
  /** From a link, as it stands in the address, or traded for a code. */
  slug: string
  onEnded: () => void
}

/** Sets a new password with a right that works once, then leads to logging in with it. */
export function NewPasswordForm({ slug, onEnded }: NewPasswordFormProps) {
  const [, navigate] = useLocation()
  const form = useForm(async ({ password, confirmPassword }) => {
    const trouble = passwordTrouble(password)
    if (trouble) return trouble
    const result = await call('POST setPassword', {
      params: { id: slug },
      payload: { password, confirmPassword },
    })
    if (!result.ok) {
      const { code, field, message } = result.failure
      if (code === 'link_not_valid') onEnded()
      return { [field ?? (code === 'weak_password' ? 'password' : 'whole')]: message }
    }
    showToast('success', accountMessages.newPasswordSet)
    navigate('/login', { replace: true })
    return null
  })
  return (
    <AccountForm form={form} submit={accountMessages.newPasswordButton} isReady={hasPassword(form.values)}>
      <NewPasswordFields form={form} label={accountMessages.newPassword} />
    </AccountForm>
  )
}
