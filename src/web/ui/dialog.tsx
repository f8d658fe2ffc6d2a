import { useId, type ReactNode, type RefObject } from 'react'
import { Icon } from './icon.tsx'
import { Unseen } from './unseen.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  /** Opened with `showModal()` by whoever owns it. */
  dialog: RefObject<HTMLDialogElement | null>
  heading: string
  /** Gives it a button to close it with this name. */
  closeName?: string
  onClose?: () => void
  children: ReactNode
}

/** A native modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ dialog, heading, closeName, onClose, children }: DialogProps) {
  const id = useId()
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={id}>{heading}</h2>
          {closeName ? (
            <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
              <Icon name="cross" size={20} />
              <Unseen>{closeName}</Unseen>
            </button>
          ) : null}
        </div>
        {children}
      </div>
    </dialog>
  )
}
