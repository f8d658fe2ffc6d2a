import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { forgetAccess } from '../use-auth.ts'
import { accountMessages } from '../messages.ts'
import { profileMessages } from './messages.ts'
import { ProfileSection } from './profile-section.tsx'
import { useGuardedCall } from './sign-in-again.tsx'
import styles from './delete-section.module.css'

/** Says what goes before it goes. */
export function DeleteSection() {
  const guardedCall = useGuardedCall()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [, navigate] = useLocation()

  async function remove() {
    setBusy(true)
    const result = await guardedCall('POST deleteAccount', { account: 'asked' })
    setBusy(false)
    if (!result.ok) return showToast('error', result.failure.message)
    dialog.current?.close()
    // First away from the profile, which would lead to logging in.
    navigate('/')
    forgetAccess()
    showToast('success', profileMessages.deleted)
  }

  return (
    <ProfileSection heading={profileMessages.deleteHeading}>
      <p>{profileMessages.deleteLead}</p>
      <p>
        <Button look="secondary" onClick={() => dialog.current?.showModal()}>
          {profileMessages.deleteOpen}
        </Button>
      </p>
      <Dialog dialog={dialog} heading={profileMessages.deleteSure}>
        <p>{profileMessages.deleteWhat}</p>
        <ul>
          {profileMessages.deleteItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => dialog.current?.close()}>
            {profileMessages.deleteNo}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {isBusy ? accountMessages.oneMoment : profileMessages.deleteYes}
          </Button>
        </div>
      </Dialog>
    </ProfileSection>
  )
}
