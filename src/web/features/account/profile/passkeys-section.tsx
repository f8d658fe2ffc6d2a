import { useEffect, useRef, useState } from 'react'
import type { Passkey } from '#api/passkeys'
import type { Profile } from '#api/profile'
import { Button } from '#web/ui/button.tsx'
import { Caution } from '#web/ui/caution.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { call, NOBODY_ANSWERED, type CallResult } from '../call.ts'
import { accountMessages } from '../messages.ts'
import { useCanUsePasskeys, withCeremony } from '../passkeys/authenticators.ts'
import { profileMessages } from './messages.ts'
import { PasskeyItem } from './passkey-item.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useGuardedCall } from './sign-in-again.tsx'
import styles from './profile-list.module.css'

interface PasskeysSectionProps {
  profile: Profile
  onChange: (profile: Profile) => void
}

/** The account's passkeys: what each is called, and how to add and remove them. */
export function PasskeysSection({ profile, onChange }: PasskeysSectionProps) {
  const guardedCall = useGuardedCall()
  const canUsePasskeys = useCanUsePasskeys()
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | 'pending' | 'failed'>('pending')
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    let stale = false
    async function look() {
      const result = await call('GET passkeys', { account: 'asked' })
      if (!stale) setPasskeys(result.ok ? result.body : 'failed')
    }
    void look()
    return () => {
      stale = true
    }
  }, [])

  /** Shows what is there now; the button that was pressed may be gone. */
  function changed(result: CallResult<Passkey[]>, done: string) {
    if (!result.ok) return showToast('error', result.failure.message)
    showToast('success', done)
    setPasskeys(result.body)
    onChange({ ...profile, sign_in: { ...profile.sign_in, passkeys: result.body.length } })
    heading.current?.focus()
  }

  async function add() {
    setBusy(true)
    const result = await withCeremony(({ addPasskey }) => addPasskey(guardedCall), NOBODY_ANSWERED)
    changed(result, profileMessages.passkeyIsAdded)
    setBusy(false)
  }

  async function remove({ id }: Passkey) {
    const result = await guardedCall('DELETE passkeyById', { params: { id }, account: 'asked' })
    changed(result, profileMessages.passkeyRemoved)
  }

  const listed = Array.isArray(passkeys) ? (passkeys as readonly Passkey[]) : null
  return (
    <ProfileSection heading={profileMessages.passkeysHeading} headingRef={heading}>
      <p>{profileMessages.passkeysLead}</p>
      <OnlyPasskey profile={profile} />
      {passkeys === 'pending' ? <p>{accountMessages.loading}</p> : null}
      {passkeys === 'failed' ? <p>{profileMessages.passkeysFailed}</p> : null}
      {listed?.length === 0 ? <p>{profileMessages.passkeysNone}</p> : null}
      {listed && listed.length > 0 ? (
        <ul className={styles.list}>
          {listed.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              isOnlyWayIn={listed.length === 1 && !hasAnotherWayIn(profile)}
              onRenamed={(result) => setPasskeys(result)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      ) : null}
      {canUsePasskeys ? (
        <p>
          <Button look="secondary" disabled={isBusy} onClick={() => void add()}>
            {isBusy ? accountMessages.oneMoment : profileMessages.passkeyAdd}
          </Button>
        </p>
      ) : (
        <p>{profileMessages.passkeysNotHere}</p>
      )}
    </ProfileSection>
  )
}

/** Says what is lost with a single passkey, while no mailbox leads back in. */
function OnlyPasskey({ profile: { fields, sign_in } }: Pick<PasskeysSectionProps, 'profile'>) {
  const { onlyPasskeyName, onlyPasskey, onlyPasskeyConfirm } = accountMessages
  if (sign_in.passkeys !== 1 || fields.email?.confirmed || fields.phone?.confirmed) return null
  const hasAddress = Boolean(fields.email ?? fields.phone)
  return <Caution name={onlyPasskeyName} text={hasAddress ? onlyPasskeyConfirm : onlyPasskey} />
}

/** As the server judges before it removes the last one. */
function hasAnotherWayIn({ fields: { email, phone }, sign_in }: Profile): boolean {
  return Boolean(email?.confirmed || phone?.confirmed || (sign_in.password && (email ?? phone)))
}
