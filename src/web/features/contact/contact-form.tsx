import { useEffect, type RefObject } from 'react'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#api/account-rules'
import { AccountForm } from '#web/features/account/account-form.tsx'
import { call, type Failure } from '#web/features/account/call.ts'
import { canSendMessage } from '#web/features/account/form-rules.ts'
import { useAuth } from '#web/features/account/use-auth.ts'
import { useForm, type FormTrouble } from '#web/features/account/use-form.ts'
import { LinkedSentence } from '#web/ui/linked-sentence.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { contactMessages } from './messages.ts'

/** @param onSent gets the address to which the answer will go */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm(async ({ name = '', email = '', msg = '' }) => {
    const payload = { name: name.trim(), email: email.trim(), msg }
    const result = await call('POST userMessage', { payload, account: 'if_any' })
    if (!result.ok) {
      const { toast, errors } = contactFailure(result.failure)
      showToast('error', toast)
      return errors
    }
    showToast('success', contactMessages.sent)
    onSent(payload.email)
    return null
  })
  useOwnDetails(form.props.ref)

  return (
    <AccountForm form={form} submit={contactMessages.send} isReady={canSendMessage(form.values)}>
      <TextField
        label={contactMessages.name}
        error={form.errorOf('name')}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
      />
      <TextField
        label={contactMessages.email}
        hint={contactMessages.emailHint}
        error={form.errorOf('email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <TextArea
        label={contactMessages.message}
        hint={contactMessages.messageHint}
        error={form.errorOf('msg')}
        name="msg"
        maxLength={MAX_MESSAGE_LENGTH}
        rows={6}
        required
      />
      <p>
        <LinkedSentence text={contactMessages.kept} to="/privacy-policy" />
      </p>
    </AccountForm>
  )
}

/**
 * Fills in name and address of somebody signed in, who agreed to it, where nothing is typed yet, and takes them away again once
 * they have logged out, in whichever tab.
 */
function useOwnDetails(form: RefObject<HTMLFormElement | null>): void {
  const { isAuthenticated } = useAuth().authInfo
  useEffect(() => {
    const filledIn = new Map<HTMLInputElement, string>()
    let isOver = false
    async function fillIn() {
      const result = await call('GET session', { account: 'asked' })
      if (!result.ok || !result.body.authenticated || isOver) return
      const { name, email } = result.body.account
      for (const [field, value] of Object.entries({ name, email })) {
        const input = form.current?.elements.namedItem(field)
        if (!(input instanceof HTMLInputElement) || input.value !== '' || !value) continue
        type(input, value)
        filledIn.set(input, value)
      }
    }
    if (isAuthenticated) void fillIn()
    return () => {
      isOver = true
      for (const [input, value] of filledIn) if (input.value === value) type(input, '')
    }
  }, [isAuthenticated, form])
}

function type(input: HTMLInputElement, value: string): void {
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const FIELDS = new Set(['name', 'email', 'msg'])

/**
 * What to say when a message could not be sent: in a toast, and beside the field that is wrong, which gets the focus, or
 * above them all.
 */
function contactFailure({ code, message, field }: Failure): {
  toast: string
  errors: FormTrouble
} {
  const { failed, failedMore } = contactMessages
  if (field && FIELDS.has(field)) return { toast: failed, errors: { [field]: message } }
  if (code === 'too_many_requests') return { toast: message, errors: { whole: message } }
  const why = code === 'unreachable' ? message : sentenceOf(failed)
  return { toast: failed, errors: { whole: `${why} ${failedMore}` } }
}
