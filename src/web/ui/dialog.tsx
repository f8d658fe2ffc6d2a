import { useId, type ReactNode, type RefObject } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  /** Opened with `showModal()` by whoever owns it. */
  dialog: RefObject<HTMLDialogElement | null>
  heading: string
  children: ReactNode
}

/** A native modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ dialog, heading, children }: DialogProps) {
  const id = useId()
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.content}>
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </dialog>
  )
}
