import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import styles from './error.module.css'

interface ErrorNoteProps {
  id: string
  /** What it is about has been changed: it goes out of sight, and its room stays, so that nothing moves under the finger. */
  isCorrected?: boolean
  children: string
}

/** What went wrong, above the field it is about; takes the focus when it appears. Key it by the attempt. */
export function ErrorNote({ id, isCorrected = false, children }: ErrorNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    note.current?.focus()
  }, [])
  return (
    <p
      id={id}
      ref={note}
      tabIndex={-1}
      role="alert"
      className={`${styles.note} ${isCorrected ? styles.corrected : ''}`}
    >
      <Icon name="urgent" size={20} />
      <span>{children}</span>
    </p>
  )
}

/** What is wrong with the field above it. The field names it as its description. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="urgent" size={18} />
      <span>{children}</span>
    </p>
  )
}
