import { Unseen } from '#web/ui/unseen.tsx'
import { accountMessages } from './messages.ts'
import styles from './address-mode-field.module.css'

export type AddressMode = 'email' | 'phone'

interface AddressModeFieldProps {
  mode: AddressMode
  onChange: (mode: AddressMode) => void
}

/** Which kind of address to sign up with. */
export function AddressModeField({ mode, onChange }: AddressModeFieldProps) {
  const names = { email: accountMessages.byEmail, phone: accountMessages.byPhone }
  return (
    <fieldset className={styles.modes}>
      <legend>
        <Unseen>{accountMessages.signUpWith}</Unseen>
      </legend>
      {(['email', 'phone'] as const).map((each) => (
        <label key={each} className={styles.mode}>
          <input
            type="radio"
            name="mode"
            value={each}
            checked={mode === each}
            onChange={() => onChange(each)}
          />
          <span>{names[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
