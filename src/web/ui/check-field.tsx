import { useId, type ComponentProps, type ReactNode } from 'react'
import { Choice } from './choice.tsx'
import { FieldError } from './error.tsx'
import styles from './text-field.module.css'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: string
  note?: ReactNode
  error?: string | null
}

/** One box to tick, with what is wrong when it is not. */
export function CheckField({ label, note, error, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <Choice
        type="checkbox"
        label={label}
        note={note}
        {...input}
        {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  )
}
