import type { ReactNode } from 'react'
import { CODE_DIGITS } from '#api/account-rules'
import { TextField } from '#web/ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { isWholeCode } from './form-rules.ts'
import { accountMessages } from './messages.ts'
import { useForm } from './use-form.ts'
import { useTextMessageCode } from './use-text-message-code.ts'

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
        label={accountMessages.code(CODE_DIGITS)}
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
