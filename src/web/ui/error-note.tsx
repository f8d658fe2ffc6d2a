import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import styles from './error-note.module.css'

interface ErrorNoteProps {
  id: string
  /** Changes on every failed attempt, so that the focus comes back here each time. */
  attempt: number
  children: string
}

/** What went wrong, above the field it is about; takes the focus when it appears. */
export function ErrorNote({ id, attempt, children }: ErrorNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    note.current?.focus()
  }, [attempt])
  return (
    <p id={id} ref={note} tabIndex={-1} role="alert" className={styles.note}>
      <Icon name="urgent" size={20} />
      <span>{children}</span>
    </p>
  )
}
