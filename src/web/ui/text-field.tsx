import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './error.tsx'
import styles from './text-field.module.css'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with it, below it. */
  error?: string | null
}

/** What a control needs so that its label, hint and error are announced with it. */
interface Described {
  id: string
  className: string | undefined
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldFrameProps extends FieldProps {
  children: (control: Described) => ReactNode
}

/** Label, hint and error around one control. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        className: styles.control,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** One line of text that keeps itself, as forms do. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error ?? null}>
      {(control) => <input {...control} {...input} />}
    </FieldFrame>
  )
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error ?? null}>
      {(control) => <textarea {...control} {...area} />}
    </FieldFrame>
  )
}

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>

export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error ?? null}>
      {(control) => (
        <div className={styles.choice}>
          <select {...control} {...select}>
            {children}
          </select>
        </div>
      )}
    </FieldFrame>
  )
}
