import { ADULT_AGE_RANGES, BODY_TYPES, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, SEXES } from '#api/account-rules'
import type { ProfileField } from '#api/account-rules'
import type { Profile } from '#api/profile'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { PhoneFields } from '../phone-fields.tsx'
import { profileMessages } from './messages.ts'

interface ItemControlProps {
  field: ProfileField
  profile: Profile
  error: string | null
}

/** The control that suits what is asked. */
export function ItemControl({ field, profile, error }: ItemControlProps) {
  const label = profileMessages.itemName[field]
  const value = profile.fields[field]?.value ?? ''
  switch (field) {
    case 'email':
      return (
        <TextField
          label={label}
          error={error}
          name="value"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
        />
      )
    case 'phone':
      return <PhoneFields error={error} />
    case 'name':
      return (
        <TextField
          label={label}
          error={error}
          name="value"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={value}
          required
        />
      )
    default:
      return (
        <SelectField label={label} error={error} name="value" defaultValue={value} required>
          <option value="">{profileMessages.choose}</option>
          {optionsOf(field).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      )
  }
}

function optionsOf(field: 'age_range' | 'sex' | 'body_type'): [key: string, name: string][] {
  if (field === 'age_range') return ADULT_AGE_RANGES.map((key) => [key, ageBandNamed(key)?.label ?? key])
  if (field === 'sex') return SEXES.map((key) => [key, profileMessages.sexName[key]])
  return BODY_TYPES.map((key) => [key, profileMessages.bodyTypeName[key]])
}
