import type { Failure } from '#web/features/account/call.ts'
import type { FormTrouble } from '#web/features/account/use-form.ts'
import { contactMessages } from './messages.ts'

const FIELDS = new Set(['name', 'email', 'msg'])

/**
 * What to say when a message could not be sent: in a toast, and beside the field that is wrong, which gets the focus, or
 * above them all.
 */
export function contactFailure({ code, message, field }: Failure): {
  toast: string
  errors: FormTrouble
} {
  const { failed, failedMore } = contactMessages
  if (field && FIELDS.has(field)) return { toast: failed, errors: { [field]: message } }
  if (code === 'too_many_requests') return { toast: message, errors: { whole: message } }
  return { toast: failed, errors: { whole: `${failed}. ${failedMore}` } }
}
