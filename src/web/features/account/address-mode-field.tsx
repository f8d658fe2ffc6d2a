import { Segments } from '#web/ui/segments.tsx'
import { accountMessages } from './messages.ts'

export type AddressMode = 'email' | 'phone'

interface AddressModeFieldProps {
  mode: AddressMode
  onChange: (mode: AddressMode) => void
}

/** Which kind of address to sign up with. */
export function AddressModeField({ mode, onChange }: AddressModeFieldProps) {
  return (
    <Segments
      legend={accountMessages.signUpWith}
      name="mode"
      options={[
        { value: 'email', label: accountMessages.byEmail },
        { value: 'phone', label: accountMessages.byPhone },
      ]}
      chosen={mode}
      onChoose={onChange}
    />
  )
}
