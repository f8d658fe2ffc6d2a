import { useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Unseen } from './unseen.tsx'
import styles from './confirm-button.module.css'

interface ConfirmButtonProps {
  name: string
  /** Said after the name to screen readers, where several buttons have the same name. */
  of?: string
  heading: string
  text: string
  yes: string
  no: string
  onYes: () => void
}

/** A quiet button for what can't be undone: it asks first, with the focus on the way back. */
export function ConfirmButton({ name, of, heading, text, yes, no, onYes }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button look="quiet" onClick={() => dialog.current?.showModal()}>
        {name}
        {of ? <Unseen>{of}</Unseen> : null}
      </Button>
      <Dialog dialog={dialog} heading={heading}>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => dialog.current?.close()}>
            {no}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              dialog.current?.close()
              onYes()
            }}
          >
            {yes}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
