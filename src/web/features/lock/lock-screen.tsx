import { addressOf } from '#web/language/language.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { DRAFTS_KEY } from '#web/domain/storage/device-storage.ts'
import { deleteStores } from '#web/domain/offline/keep-for-offline.ts'
import { call } from '#web/features/account/call.ts'
import { HANDED_ON_KEY } from '#web/features/account/history-state.ts'
import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { callNowMessages } from '#web/features/emergency-call/call-now.tsx'
import { deviceMessages } from '#web/features/this-device/messages.ts'
import { startPrivateTab } from '#web/features/this-device/private-tab.ts'
import { wipeDevice } from '#web/features/this-device/wipe-device-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/error.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Section } from '#web/ui/section.tsx'
import { openLock, readLock, type Lock } from './lock.ts'
import { lockWhenIdle } from './idle.ts'
import styles from './lock.module.css'
import { lockMessages } from './messages.ts'
import { keyOfPasskey } from './passkey.ts'
import { PinField } from './pin-field.tsx'
import { keyFromPin } from './sealed.ts'
import { countWrong, forgetTries, waitMs } from './tries.ts'

/** Stands in for the page until the lock is open, or the person goes on without what is behind it. */
export function askToUnlock(): Promise<void> {
  // Ticked before another tab had put on the lock: whoever goes on without unlocking must not see it.
  for (const key of [DRAFTS_KEY, HANDED_ON_KEY]) window.sessionStorage.removeItem(key)
  const page = document.getElementById('app')!
  page.hidden = true
  const place = document.body.insertBefore(document.createElement('div'), page)
  const root = createRoot(place)
  return new Promise((resolve) => {
    const done = () => {
      root.unmount()
      place.remove()
      page.hidden = false
      resolve()
    }
    root.render(<LockScreen lock={readLock()} onDone={done} />)
  })
}

function LockScreen({ lock, onDone }: { lock: Lock | null; onDone: () => void }) {
  /** What is said once all is wiped. */
  const [wiped, setWiped] = useState<string | null>(null)
  const [isWiping, setIsWiping] = useState(false)

  async function wipe() {
    setIsWiping(true)
    await wipeDevice()
    await deleteStores()
    const { ok } = await call('POST forgetBrowser')
    setWiped(ok ? lockMessages.wiped : deviceMessages.wipedButCache)
  }

  function goOn() {
    startPrivateTab()
    onDone()
  }

  if (wiped !== null)
    return (
      <main>
        <PageBody>
          <h1>{wiped}</h1>
          <p>
            <Button onClick={() => window.location.assign(addressOf('/'))}>{lockMessages.toStart}</Button>
          </p>
        </PageBody>
      </main>
    )
  return (
    <main>
      <PageBody>
        <h1>{lockMessages.lockedHeading}</h1>
        <p>{lockMessages.lockedText}</p>
        {lock === null ? (
          <p>{lockMessages.notUnderstood}</p>
        ) : lock.passkey === null ? (
          <PinForm lock={lock} onOpen={onDone} />
        ) : (
          <PasskeyButton lock={lock} passkey={lock.passkey} onOpen={onDone} />
        )}
        <p>{lockMessages.goOnText}</p>
        <p>
          <Button look="secondary" onClick={goOn}>
            {lockMessages.goOn}
          </Button>
        </p>
        <p>
          <CallLink>{callNowMessages.call}</CallLink>
        </p>
        <Section id="forgotten" heading={lockMessages.forgottenHeading}>
          <p>{lockMessages.forgotten}</p>
          <p>
            <Button look="quiet" disabled={isWiping} onClick={() => void wipe()}>
              {isWiping ? deviceMessages.wiping : deviceMessages.wipe}
            </Button>
          </p>
        </Section>
      </PageBody>
    </main>
  )
}

interface WayProps {
  lock: Lock
  onOpen: () => void
}

function PinForm({ lock, onOpen }: WayProps) {
  const [error, setError] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const secondsLeft = useSecondsLeft()

  async function unlock(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pin = new FormData(event.currentTarget).get('pin') as string
    if (isWorking || waitMs(Date.now()) > 0 || pin === '') return
    setIsWorking(true)
    const outcome = await openLock(lock, await keyFromPin(pin, lock.salt))
    if (outcome === 'opened') return opened(lock, onOpen)
    if (outcome === 'wrong') countWrong(Date.now())
    setIsWorking(false)
    setError(outcome === 'wrong' ? lockMessages.wrongPin : lockMessages.damaged)
  }

  const said = secondsLeft > 0 ? lockMessages.wait({ seconds: secondsLeft }) : error
  return (
    <form className={styles.form} onSubmit={(event) => void unlock(event)}>
      <PinField label={lockMessages.pin} name="pin" error={isWorking ? null : said} />
      <p>
        <Button type="submit" disabled={isWorking || secondsLeft > 0}>
          {isWorking ? lockMessages.working : lockMessages.unlock}
        </Button>
      </p>
    </form>
  )
}

/** How long to wait before the next try, counted down. */
function useSecondsLeft(): number {
  const [seconds, setSeconds] = useState(() => Math.ceil(waitMs(Date.now()) / 1000))
  useEffect(() => {
    const look = () => setSeconds(Math.ceil(waitMs(Date.now()) / 1000))
    const timer = window.setInterval(look, 250)
    return () => window.clearInterval(timer)
  }, [])
  return seconds
}

function PasskeyButton({ lock, passkey, onOpen }: WayProps & { passkey: string }) {
  const [error, setError] = useState<string | null>(null)

  async function unlock() {
    setError(null)
    const wrappingKey = await keyOfPasskey(passkey, lock.salt)
    const outcome = wrappingKey ? await openLock(lock, wrappingKey) : 'wrong'
    if (outcome === 'opened') opened(lock, onOpen)
    else setError(outcome === 'wrong' ? lockMessages.passkeyFailed : lockMessages.damaged)
  }

  return (
    <>
      <p>
        <Button onClick={() => void unlock()}>{lockMessages.unlockByPasskey}</Button>
      </p>
      <div aria-live="polite">{error ? <FieldError id="passkey-error">{error}</FieldError> : null}</div>
    </>
  )
}

function opened(lock: Lock, onOpen: () => void): void {
  forgetTries()
  lockWhenIdle(lock.idleMinutes)
  onOpen()
}
