import { useLocation } from 'wouter'
import { BackLink } from '#web/ui/links.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountPage } from '../account-page.tsx'
import { call } from '../call.ts'
import { dialCodeOf } from '../countries.ts'
import { handOn, useHandedOn } from '../history-state.ts'
import { accountMessages } from '../messages.ts'
import { PhoneFields } from '../phone-fields.tsx'
import { useForm } from '../use-form.ts'

/** Sends a code; goes on whether or not there is such an account. */
export function ResetByPhonePage() {
  const { phone: startWith, ticket, dialCode: before } = useHandedOn()
  const [, navigate] = useLocation()
  const form = useForm(async ({ phone = '', region }) => {
    const dialCode = dialCodeOf(region)
    const result = await call('POST passwordReset', {
      payload: { username: phone, dialCode, ...(phone === startWith && dialCode === before && { ticket }) },
    })
    if (!result.ok) {
      const { field, message } = result.failure
      return { [field ? 'phone' : 'whole']: message }
    }
    navigate('/reset-password-confirmation-phone', {
      state: handOn({ phone, dialCode, ticket: result.body.ticket, isWaiting: result.body.waiting }),
    })
    return null
  })
  return (
    <AccountPage
      heading={accountMessages.resetPhoneHeading}
      lead={accountMessages.resetPhoneLead}
      above={<BackLink href="/forgot-password" />}
    >
      <AccountForm
        form={form}
        submit={accountMessages.resetPhoneButton}
        isReady={Boolean(form.values['phone']?.trim())}
      >
        <PhoneFields key={startWith} error={form.errorOf('phone')} startWith={startWith} />
      </AccountForm>
    </AccountPage>
  )
}
