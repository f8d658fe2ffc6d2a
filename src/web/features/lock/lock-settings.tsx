import { useEffect, useRef, useState, type FormEvent } from 'react'
import { deviceStorage, isPrivateTab } from '#web/domain/storage/device-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/error.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { lockAllTabs, lockWhenIdle, stopWatching } from './idle.ts'
import { disableLock, enableLock, readLock } from './lock.ts'
import { lockMessages } from './messages.ts'
import styles from './lock.module.css'
import { createPasskey, mayHavePasskeys } from './passkey.ts'
import { PinField } from './pin-field.tsx'
import { keyFromPin, randomBytes, toBase64 } from './sealed.ts'

const IDLE_MINUTES = [1, 5, 15]
const SALT_BYTES = 32
const SHORTEST_PIN = 6

/** Puts a lock on what this device keeps, and takes it off. */
export function LockSettings() {
  const [lock, setLock] = useState(readLock)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function takeOff() {
    if (!(await disableLock())) return setSaid(lockMessages.noRoom)
    stopWatching()
    setLock(null)
    setSaid(lockMessages.isOff)
  }

  return (
    <Section id="lock" heading={lockMessages.heading}>
      <div ref={heading} tabIndex={-1}>
        <p>{lockMessages.about}</p>
      </div>
      <output>{said}</output>
      {isPrivateTab() ? (
        <p>{lockMessages.notPrivate}</p>
      ) : !deviceStorage().isLasting() ? (
        <p>{lockMessages.notKept}</p>
      ) : !globalThis.crypto?.subtle ? (
        <p>{lockMessages.notHere}</p>
      ) : lock ? (
        <>
          <p>{lockMessages.isOn({ minutes: lock.idleMinutes })}</p>
          <p>
            <Button onClick={lockAllTabs}>{lockMessages.lockNow}</Button>
          </p>
          <p>
            <Button look="secondary" onClick={() => void takeOff()}>
              {lockMessages.takeOff}
            </Button>
          </p>
        </>
      ) : (
        <LockForm
          onLocked={() => {
            setSaid('')
            setLock(readLock())
          }}
        />
      )}
    </Section>
  )
}

interface Problem {
  at: 'pin' | 'repeat' | 'form'
  text: string
}

function LockForm({ onLocked }: { onLocked: () => void }) {
  const [way, setWay] = useState<'pin' | 'passkey'>('pin')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const errorAt = (at: Problem['at']) => (problem?.at === at ? problem.text : null)

  async function putOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => (form.get(name) ?? '') as string
    const found = way === 'pin' ? problemOf(text('pin'), text('repeat')) : null
    setProblem(found)
    if (found || isWorking) return
    setIsWorking(true)
    const salt = toBase64(randomBytes(SALT_BYTES))
    const made =
      way === 'pin'
        ? { id: null, wrappingKey: await keyFromPin(text('pin'), salt) }
        : await createPasskey(salt, lockMessages.passkeyName)
    const idleMinutes = Number(text('idle'))
    if (!made) setProblem({ at: 'form', text: lockMessages.noPasskey })
    else if (!(await enableLock(made.wrappingKey, { passkey: made.id, salt, idleMinutes })))
      setProblem({ at: 'form', text: lockMessages.noRoom })
    else {
      lockWhenIdle(idleMinutes)
      return onLocked()
    }
    setIsWorking(false)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void putOn(event)}>
      <p>
        <strong>{lockMessages.warning}</strong>
      </p>
      <p>{lockMessages.oldFiles}</p>
      {mayHavePasskeys() ? (
        <fieldset className={styles.ways}>
          <legend>{lockMessages.how}</legend>
          {(['pin', 'passkey'] as const).map((each) => (
            <Choice
              key={each}
              type="radio"
              name="way"
              value={each}
              checked={way === each}
              onChange={() => setWay(each)}
              label={each === 'pin' ? lockMessages.byPin : lockMessages.byPasskey}
            />
          ))}
        </fieldset>
      ) : null}
      {way === 'pin' ? (
        <>
          <PinField
            label={lockMessages.newPin}
            hint={lockMessages.pinHint}
            name="pin"
            error={errorAt('pin')}
          />
          <PinField label={lockMessages.repeatPin} name="repeat" error={errorAt('repeat')} />
        </>
      ) : null}
      <SelectField label={lockMessages.idle} name="idle" defaultValue="5">
        {IDLE_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {lockMessages.minutes({ minutes })}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        {problem?.at === 'form' ? <FieldError id="lock-form-error">{problem.text}</FieldError> : null}
      </div>
      <p>
        <Button type="submit" disabled={isWorking}>
          {isWorking ? lockMessages.working : lockMessages.putOn}
        </Button>
      </p>
    </form>
  )
}

function problemOf(pin: string, repeated: string): Problem | null {
  if (pin.length < SHORTEST_PIN) return { at: 'pin', text: lockMessages.pinShort }
  return pin === repeated ? null : { at: 'repeat', text: lockMessages.pinsDiffer }
}
