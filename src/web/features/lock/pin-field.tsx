import { TextField } from '#web/ui/text-field.tsx'

interface PinFieldProps {
  label: string
  hint?: string
  name: 'pin' | 'repeat'
  error: string | null
}

/**
 * A PIN of this device: no password of an account, which browsers and password managers would offer to keep. Chromium passes over
 * `off` and heeds `one-time-code` (IsNotPasswordField in its form_data_parser.cc); the attributes are those of 1Password, LastPass and
 * Bitwarden. In a field for text, programs that read a page aloud would be given the digits.
 */
export function PinField(field: PinFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      autoComplete="one-time-code"
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
    />
  )
}
