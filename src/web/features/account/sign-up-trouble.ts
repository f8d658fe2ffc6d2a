import type { AddressMode } from './address-mode-field.tsx'
import type { Failure } from './call.ts'
import { accountMessages } from './messages.ts'
import type { FormTrouble } from './use-form.ts'

/** What to say when no account came of it: in a toast, and beside the field that it is about. */
export function signUpTrouble(
  { code, message, field }: Failure,
  mode: AddressMode,
): { toast: string; errors: FormTrouble } {
  if (code === 'account_exists') {
    return { toast: accountMessages.accountExists, errors: { [mode]: accountMessages.accountExistsMore } }
  }
  return { toast: message, errors: { [field ?? 'whole']: message } }
}
