import { useEffect, useId, type ReactNode } from 'react'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error.tsx'
import { accountMessages } from './messages.ts'
import type { Form } from './use-form.ts'
import styles from './account-form.module.css'

interface AccountFormProps {
  form: Form
  /** What the button says. */
  submit: string
  /** Of that button; secondary where another way comes first. */
  look?: ButtonLook
  /** Whether enough is filled in to try. */
  isReady: boolean
  /** Opened by a button that it takes the place of: its first field has the focus. */
  takesFocus?: boolean
  children: ReactNode
  /** Beside the button. */
  beside?: ReactNode
}

/** Fields, what is wrong with the whole, and a button that waits until enough is filled in. */
export function AccountForm({
  form,
  submit,
  look = 'primary',
  isReady,
  takesFocus = false,
  children,
  beside,
}: AccountFormProps) {
  const id = useId()
  const { whole, isBusy, props } = form

  useEffect(() => {
    if (takesFocus) props.ref.current?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus()
  }, [takesFocus, props.ref])

  return (
    <form className={styles.form} {...props}>
      {whole ? (
        <ErrorNote key={whole.attempt} id={id}>
          {whole.text}
        </ErrorNote>
      ) : null}
      {children}
      <div className={styles.actions}>
        <Button type="submit" look={look} disabled={!isReady || isBusy}>
          {isBusy ? accountMessages.oneMoment : submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}
