import { useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { Icon, type IconName } from '../icon.tsx'
import { Unseen } from '../unseen.tsx'
import type { Toast, ToastKind, ToastList } from './toast-list.ts'
import styles from './toasts.module.css'

const toastMessages = {
  region: 'Notices',
  dismiss: 'Dismiss',
  /** Said before the text, where the colour and the sign can't be seen. */
  kind: { error: 'Error:', success: 'Done:', warning: 'Please note:', info: 'Note:' } satisfies Record<
    ToastKind,
    string
  >,
}

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
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    toasts.hold()
  }

  /** The pressed button goes: its focus passes to the next one, after the last back to where it came from. */
  function dismiss(id: number, button: HTMLElement) {
    if (button.contains(document.activeElement)) {
      const buttons = [...(region.current?.querySelectorAll('button') ?? [])]
      const next = buttons.find((each) => each !== button) ?? cameFrom.current
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
    toasts.dismiss(id)
  }

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- these only stop its clock
    <section
      ref={region}
      className={styles.region}
      aria-label={toastMessages.region}
      aria-live="polite"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.letGo}
      onFocus={enter}
      onBlur={toasts.letGo}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={(button) => dismiss(toast.id, button)} />
      ))}
    </section>,
    // A modal dialog covers the rest of the page and takes it out of reach.
    dialog ?? document.body,
  )
}

interface ToastCardProps {
  toast: Toast
  onDismiss: (button: HTMLElement) => void
}

function ToastCard({ toast: { kind, text }, onDismiss }: ToastCardProps) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Icon name={SIGNS[kind]} size={22} />
      <p className={styles.text}>
        <Unseen>{toastMessages.kind[kind]}</Unseen> {text}
      </p>
      <button
        type="button"
        className={styles.dismiss}
        onClick={({ currentTarget }) => onDismiss(currentTarget)}
      >
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
