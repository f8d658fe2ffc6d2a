import { dayOf, momentInWords } from '#web/language/moments.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_PASSKEY_NAME_LENGTH } from '#api/account-rules'
import type { Passkey } from '#api/passkeys'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { call } from '../call.ts'
import { useForm } from '../use-form.ts'
import { FormInItem } from './form-in-item.tsx'
import { profileMessages } from './messages.ts'
import styles from './profile-list.module.css'

interface PasskeyItemProps {
  passkey: Passkey
  isOnlyWayIn: boolean
  onRenamed: (passkeys: readonly Passkey[]) => void
  onRemove: () => void
}

export function PasskeyItem({ passkey, isOnlyWayIn, onRenamed, onRemove }: PasskeyItemProps) {
  const { name, backed_up, created_at, last_used_at } = passkey
  const [isRenamed, setRenamed] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)

  /** The form is gone, and the focus at what it was about. */
  function done(passkeys?: readonly Passkey[]) {
    flushSync(() => {
      setRenamed(false)
      if (passkeys) onRenamed(passkeys)
    })
    title.current?.focus()
  }

  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div>
          <h3 ref={title} className={styles.name} tabIndex={-1}>
            {name}
          </h3>
          <p className={styles.note}>{profileMessages.passkeyAdded({ day: dayOf(created_at) })}</p>
          <p className={styles.note}>
            {last_used_at
              ? profileMessages.passkeyUsed({ moment: momentInWords(last_used_at) })
              : profileMessages.passkeyNotUsed}
          </p>
          <p className={styles.note}>
            {backed_up ? profileMessages.passkeyBackedUp : profileMessages.passkeyNotBackedUp}
          </p>
        </div>
        {isRenamed ? null : (
          <div className={styles.buttons}>
            <Button look="quiet" onClick={() => setRenamed(true)}>
              <span aria-hidden="true">{profileMessages.passkeyRename}</span>
              <Unseen>{profileMessages.passkeyRenameNamed({ name })}</Unseen>
            </Button>
            {isOnlyWayIn ? null : (
              <ConfirmButton
                name={profileMessages.passkeyRemove}
                of={`: ${name}`}
                heading={profileMessages.passkeyRemoveSure}
                text={profileMessages.passkeyRemoveWhat({ name })}
                yes={profileMessages.passkeyRemoveYes}
                no={profileMessages.passkeyRemoveNo}
                onYes={onRemove}
              />
            )}
          </div>
        )}
      </div>
      {isOnlyWayIn ? <p className={styles.note}>{profileMessages.passkeyIsLast}</p> : null}
      {isRenamed ? <NameForm passkey={passkey} onDone={done} /> : null}
    </li>
  )
}

interface NameFormProps {
  passkey: Passkey
  onDone: (passkeys?: readonly Passkey[]) => void
}

function NameForm({ passkey: { id, name }, onDone }: NameFormProps) {
  const form = useForm(async (values) => {
    const typed = values['name']?.trim() ?? ''
    if (typed === '') return { name: profileMessages.typeFirst }
    const result = await call('PUT passkeyById', {
      params: { id },
      payload: { name: typed },
      account: 'asked',
    })
    if (!result.ok) return { name: result.failure.message }
    showToast('success', profileMessages.passkeyRenamed)
    onDone(result.body)
    return null
  })
  return (
    <FormInItem form={form} onCancel={() => onDone()}>
      <TextField
        label={profileMessages.passkeyName}
        hint={profileMessages.passkeyNameHint}
        error={form.errorOf('name')}
        name="name"
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        defaultValue={name}
        required
      />
    </FormInItem>
  )
}
