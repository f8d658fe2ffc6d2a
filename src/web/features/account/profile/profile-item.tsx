import { langOfEnglish } from '#web/language/language.ts'
import { dayOf } from '#web/language/moments.ts'
import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { consentPurposeMessages, CONSENT_VERSION, type ProfileField } from '#api/account-rules'
import type { Profile } from '#api/profile'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { codeFieldOf } from './confirm-sections.tsx'
import { ItemForm } from './item-form.tsx'
import { profileMessages } from './messages.ts'
import { useGuardedCall } from './sign-in-again.tsx'
import styles from './profile-list.module.css'

interface ProfileItemProps {
  field: ProfileField
  profile: Profile
  words: string | null
  onChange: (profile: Profile) => void
}

/** One thing that is kept or not: what it is, since when and what for, and how to change or remove it. */
export function ProfileItem({ field, profile, words, onChange }: ProfileItemProps) {
  const guardedCall = useGuardedCall()
  const [isEdited, setEdited] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const name = profileMessages.itemName[field]
  const kept = profile.fields[field]
  const isAddress = field === 'email' || field === 'phone'
  const isOnlyAddress = isAddress && !profile.fields[field === 'email' ? 'phone' : 'email']

  /** The button that was pressed is gone, so the focus goes to where a code is asked for now, or to the item's heading. */
  function done(changed?: Profile) {
    flushSync(() => {
      setEdited(false)
      if (changed) onChange(changed)
    })
    const asked = isAddress && changed?.pending[field] ? codeFieldOf(field) : null
    const next = asked ?? item.current?.querySelector('h3')
    next?.focus()
  }

  async function remove() {
    const result = await guardedCall('DELETE profileField', { params: { field }, account: 'asked' })
    if (!result.ok) return showToast('error', result.failure.message)
    showToast('success', profileMessages.removed({ name }))
    done(result.body)
  }

  return (
    <li ref={item} className={styles.item}>
      <div className={styles.row}>
        <div>
          <h3 className={styles.label} tabIndex={-1}>
            {name}
          </h3>
          <p className={words ? styles.value : styles.none}>
            {words ? <Breaking words={words} /> : profileMessages.notKept}
          </p>
        </div>
        {isEdited ? null : (
          <div className={styles.buttons}>
            <Button look="quiet" onClick={() => setEdited(true)}>
              <span aria-hidden="true">{kept ? profileMessages.change : profileMessages.add}</span>
              <Unseen>
                {kept ? profileMessages.changeNamed({ name }) : profileMessages.addNamed({ name })}
              </Unseen>
            </Button>
            {kept && !isOnlyAddress ? (
              <Button look="quiet" onClick={() => void remove()}>
                <span aria-hidden="true">{profileMessages.remove}</span>
                <Unseen>{profileMessages.removeNamed({ name })}</Unseen>
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {isAddress && profile.pending[field] ? (
        <p className={styles.warning}>{profileMessages.waiting({ address: profile.pending[field] })}</p>
      ) : null}
      {isAddress && profile.fields[field] && !profile.fields[field].confirmed ? (
        <p className={styles.warning}>{profileMessages.notConfirmed}</p>
      ) : null}
      {kept ? (
        <p className={styles.note}>
          {profileMessages.since({ day: dayOf(kept.consent.given_at) })}{' '}
          {kept.consent.version === CONSENT_VERSION ? (
            consentPurposeMessages[field]
          ) : (
            <span lang={langOfEnglish}>{kept.consent.purpose}</span>
          )}
        </p>
      ) : null}
      {kept && isOnlyAddress ? <p className={styles.note}>{profileMessages.onlyAddress}</p> : null}
      {isEdited ? <ItemForm field={field} profile={profile} onDone={done} /> : null}
    </li>
  )
}

/** A long e-mail address goes on in the next line after its "@" or before a dot, not in the middle of a word. */
function Breaking({ words }: { words: string }) {
  return words.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and come and go together
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
