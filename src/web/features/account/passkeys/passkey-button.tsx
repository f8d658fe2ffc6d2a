import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorNote } from '#web/ui/error.tsx'
import type { LoginTrouble } from '../log-in.ts'
import { accountMessages } from '../messages.ts'
import { passkeyMessages } from './messages.ts'
import { withCeremony } from './authenticators.ts'
import styles from './passkey-button.module.css'

const NOT_LOADED: LoginTrouble = { toast: accountMessages.unreachable, note: accountMessages.unreachable }

interface PasskeyButtonProps {
  label: string
  /** A passkey is about to be asked for. */
  onStart?: () => void
  /** Logged in now. */
  onDone: () => void
  /** Not so, as the note above the button says. */
  onTrouble?: () => void
  /** Of a passkey that was chosen elsewhere, and how often it came to that. */
  trouble?: { note: string; attempt: number } | null
  /** What the way below it is called; null where there is none. */
  or: string | null
}

/** Logs in with a passkey, above the other way to. */
export function PasskeyButton({ label, onStart, onDone, onTrouble, trouble = null, or }: PasskeyButtonProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [own, setOwn] = useState<{ note: string; attempt: number } | null>(null)
  const shown = own ?? trouble

  async function use() {
    setBusy(true)
    onStart?.()
    const found = await withCeremony(({ logInByPasskey }) => logInByPasskey(), NOT_LOADED)
    setBusy(false)
    if (found === null) return onDone()
    setOwn((before) => ({ note: found.note, attempt: (before?.attempt ?? 0) + 1 }))
    onTrouble?.()
  }

  return (
    <div className={styles.first}>
      {shown ? (
        <ErrorNote key={`${own ? 'own' : ''}${shown.attempt}`} id={id}>
          {shown.note}
        </ErrorNote>
      ) : null}
      <Button disabled={isBusy} onClick={() => void use()}>
        {isBusy ? accountMessages.oneMoment : label}
      </Button>
      <p className={styles.note}>{passkeyMessages.how}</p>
      {or === null ? null : <p className={styles.or}>{or}</p>}
    </div>
  )
}
