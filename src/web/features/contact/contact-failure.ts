import type { Failure } from '#web/features/account/call.ts'
import type { FormTrouble } from '#web/features/account/use-form.ts'
import { contactMessages } from './messages.ts'

const FIELDS = new Set(['name', 'email', 'msg'])

/**
 * What to say when a message could not be sent: beside the field that is wrong, which gets the focus and would only be
 * covered by a toast; otherwise in a toast and above them all.
 */
export function contactFailure({ code, message, field }: Failure): {
  toast: string | null
  errors: FormTrouble
} {
  if (field && FIELDS.has(field)) return { toast: null, errors: { [field]: message } }
  if (code === 'too_many_requests') return { toast: message, errors: { whole: message } }
  const { failed, failedMore } = contactMessages
  return { toast: failed, errors: { whole: `${failed}. ${failedMore}` } }
}
