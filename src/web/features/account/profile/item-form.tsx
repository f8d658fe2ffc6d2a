import { consentPurposeMessages, CONSENT_VERSION, type ProfileField } from '#api/account-rules'
import type { Profile, ProfileFieldPayload } from '#api/profile'
import { CheckField } from '#web/ui/check-field.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { dialCodeOf } from '../countries.ts'
import type { FormValues } from '../form-rules.ts'
import { useForm, type FormTrouble } from '../use-form.ts'
import { FormInItem } from './form-in-item.tsx'
import { ItemControl } from './item-control.tsx'
import { profileMessages } from './messages.ts'
import { useOwnerProof } from './owner-proof.tsx'

interface ItemFormProps {
  field: ProfileField
  profile: Profile
  onDone: (changed?: Profile) => void
}

/** Asks for a value together with the consent to keep it. */
export function ItemForm({ field, profile, onDone }: ItemFormProps) {
  const isAddress = field === 'email' || field === 'phone'
  const proof = useOwnerProof(profile.sign_in)
  const form = useForm(async (values) => {
    const missing = missingIn(values, field)
    const trouble = missing ?? (isAddress ? await proof.prove() : null)
    if (trouble) return trouble
    const result = await proof.send('PUT profileField', {
      params: { field },
      payload: payloadOf(field, values),
      account: 'asked',
    })
    if (!result.ok) {
      const { code, message } = result.failure
      return { [fieldOfFailure(code, result.failure.field)]: message }
    }
    showToast('success', isAddress ? profileMessages.codeSent : profileMessages.saved)
    onDone(result.body)
    return null
  })

  return (
    <FormInItem form={form} onCancel={() => onDone()}>
      <ItemControl field={field} profile={profile} error={form.errorOf('value')} />
      {isAddress
        ? proof.field({
            name: 'password',
            hint: profileMessages.passwordWhy,
            error: form.errorOf('password'),
          })
        : null}
      <CheckField
        name="agree"
        label={profileMessages.agree[field]}
        note={consentPurposeMessages[field]}
        error={form.errorOf('agree')}
      />
    </FormInItem>
  )
}

function missingIn(values: FormValues, field: ProfileField): FormTrouble | null {
  const value = values[field === 'phone' ? 'phone' : 'value']
  const isChosen = field === 'age_range' || field === 'sex' || field === 'body_type'
  const errors = {
    ...(!value?.trim() && { value: isChosen ? profileMessages.chooseFirst : profileMessages.typeFirst }),
    ...(!values['agree'] && { agree: profileMessages.agreeMissing }),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

function payloadOf(field: ProfileField, { value = '', phone = '', region, password }: FormValues) {
  return {
    value: field === 'phone' ? phone : value.trim(),
    consent: true,
    consentVersion: CONSENT_VERSION,
    ...(field === 'phone' && { dialCode: dialCodeOf(region) }),
    ...(password !== undefined && { password }),
  } satisfies Partial<ProfileFieldPayload>
}

function fieldOfFailure(code: string, field: string | undefined): string {
  if (code === 'wrong_password') return 'password'
  if (code === 'consent_required') return 'agree'
  if (code === 'invalid_email' || code === 'invalid_phone' || code === 'account_exists') return 'value'
  return field === 'value' ? 'value' : 'whole'
}
