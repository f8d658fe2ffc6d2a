import type { ReactNode } from 'react'
import { ErrorNote } from '#web/ui/error.tsx'
import styles from './field.module.css'

export interface FieldError {
  text: string
  attempt: number
  /** The field has been changed since. */
  isCorrected: boolean
}

interface ChoiceFieldProps {
  name: string
  legend: string
  hint?: string
  error: FieldError | null
  children: ReactNode
}

/** A group of choices under one legend. */
export function ChoiceField({ name, legend, hint, error, children }: ChoiceFieldProps) {
  const described = [hint && `${name}-hint`, error && !error.isCorrected && `${name}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset className={styles.field} {...(described && { 'aria-describedby': described })}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <ErrorNote key={error.attempt} id={`${name}-error`} isCorrected={error.isCorrected}>
          {error.text}
        </ErrorNote>
      ) : null}
      {children}
    </fieldset>
  )
}
