import type { Failure } from '#web/account/call.ts'
import type { FormTrouble } from '#web/account/use-form.ts'
import { contactMessages } from './messages.ts'

const FIELDS = new Set(['name', 'email', 'msg'])

/** What to say when a message could not be sent: in a toast, and beside the field or above them all. */
export function contactFailure({ code, message, field }: Failure): { toast: string; errors: FormTrouble } {
  if (field && FIELDS.has(field)) return { toast: message, errors: { [field]: message } }
  if (code === 'too_many_requests') return { toast: message, errors: { whole: message } }
  const { failed, failedMore } = contactMessages
  return { toast: failed, errors: { whole: `${failed}. ${failedMore}` } }
}
