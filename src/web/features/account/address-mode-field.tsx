import { Segments } from '#web/ui/segments.tsx'
import { accountMessages } from './messages.ts'

export type AddressMode = 'email' | 'phone'

/** What to sign up with. */
export type SignUpMode = AddressMode | 'passkey'

interface AddressModeFieldProps {
  mode: SignUpMode
  /** Whether a passkey is one of the choices, which it then leads. */
  hasPasskey: boolean
  onChange: (mode: SignUpMode) => void
}

/** Whether to sign up with a passkey, or with which kind of address. */
export function AddressModeField({ mode, hasPasskey, onChange }: AddressModeFieldProps) {
  return (
    <Segments
      legend={accountMessages.signUpWith}
      name="mode"
      options={[
        ...(hasPasskey ? [{ value: 'passkey' as const, label: accountMessages.byPasskey }] : []),
        { value: 'email', label: accountMessages.byEmail },
        { value: 'phone', label: accountMessages.byPhone },
      ]}
      chosen={mode}
      onChoose={onChange}
    />
  )
}
