import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { toastMessages } from './messages.ts'
import type { Toast, ToastKind, ToastList } from './toast-list.ts'
import styles from './toasts.module.css'

const SIGNS: Record<ToastKind, IconName> = {
  error: 'urgent',
  success: 'tick',
  warning: 'emergency',
  info: 'info',
}

/** Top and centre, above everything; the clock stands still while the pointer or the focus is on them. */
export function Toasts({ toasts }: { toasts: ToastList }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current)
  const dialog = useSyncExternalStore(onDialogs, openDialog)
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- these only stop its clock
    <section
      className={styles.region}
      aria-label={toastMessages.region}
      aria-live="polite"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.letGo}
      onFocus={toasts.hold}
      onBlur={toasts.letGo}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />
      ))}
    </section>,
    // A modal dialog covers the rest of the page and takes it out of reach.
    dialog ?? document.body,
  )
}

function ToastCard({ toast: { kind, text }, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Icon name={SIGNS[kind]} size={22} />
      <p className={styles.text}>
        <Unseen>{toastMessages.kind[kind]}</Unseen> {text}
      </p>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        <Icon name="cross" size={18} />
        <Unseen>{toastMessages.dismiss}</Unseen>
      </button>
    </div>
  )
}

function openDialog(): Element | null {
  return document.querySelector('dialog:modal')
}

/** `toggle` is sent when a dialog opens or closes. Neither event bubbles, so both are caught on their way down. */
function onDialogs(listener: () => void): () => void {
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}
