import { useEffect, type ReactNode, type RefObject } from 'react'
import { CODE_DIGITS } from '#api/account-rules'
import { TextField } from '#web/ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { isWholeCode } from './form-rules.ts'
import { accountMessages } from './messages.ts'
import { useForm } from './use-form.ts'

interface CodeFormProps {
  submit: string
  /** Whether the code comes in a text message, which some browsers can read out of it. */
  isByPhone: boolean
  /** What is wrong with the code; null when it is done. */
  onCode: (code: string) => Promise<string | null>
  beside?: ReactNode
}

/** The digits of a code that was sent. */
export function CodeForm({ submit, isByPhone, onCode, beside }: CodeFormProps) {
  const form = useForm(async ({ code = '' }) => {
    const trouble = await onCode(code)
    return trouble === null ? null : { code: trouble }
  })
  useTextMessageCode(isByPhone, form.props.ref)

  return (
    <AccountForm form={form} submit={submit} isReady={isWholeCode(form.values['code'])} beside={beside}>
      <TextField
        label={accountMessages.code({ digits: CODE_DIGITS })}
        hint={accountMessages.codeHint}
        error={form.errorOf('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
    </AccountForm>
  )
}

/** https://wicg.github.io/web-otp/; not in TypeScript's own types. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] }
}

/** Where the browser offers to read the code out of the text message, fills it in: the person is asked by the browser. */
function useTextMessageCode(isWanted: boolean, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return undefined
    const gone = new AbortController()
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: gone.signal }
    async function read() {
      const credential = (await navigator.credentials.get(request)) as { code?: string } | null
      const field = form.current?.elements.namedItem('code')
      if (!credential?.code || !(field instanceof HTMLInputElement)) return
      field.value = credential.code
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // Refused, or gone: it can be typed.
    read().catch(() => {})
    return () => gone.abort()
  }, [isWanted, form])
}
