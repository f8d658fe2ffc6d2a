import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import covering from './covering-input.module.css'
import styles from './choice.module.css'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  type: 'radio' | 'checkbox'
  label: ReactNode
  note?: ReactNode
  /** Quieter than the answers: "not sure", "none of these". */
  quiet?: boolean
}

/** A native radio or checkbox in a card that can be tapped anywhere. Browsers are not to write down its name and state. */
export function Choice({ type, label, note, quiet = false, ...input }: ChoiceProps) {
  return (
    <label className={`${covering.covered} ${styles.choice} ${quiet ? styles.quiet : ''}`}>
      <input type={type} className={covering.input} autoComplete="off" onKeyDown={pressEnter} {...input} />
      <span className={`${styles.mark} ${styles[type]}`}>
        {type === 'checkbox' ? <Icon name="tick" size={18} /> : null}
      </span>
      <span className={styles.words}>
        <span>{label}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </label>
  )
}

/**
 * Enter on a radio that is not marked would send the form with another one, or with none: it marks it, as Space does. A
 * key that is still held from the press before does nothing.
 */
function pressEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  const { type, checked } = event.currentTarget
  const marks = type === 'radio' && !checked
  if (marks || event.repeat) event.preventDefault()
  if (marks && !event.repeat) event.currentTarget.click()
}
