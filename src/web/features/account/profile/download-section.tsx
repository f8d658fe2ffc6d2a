import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { accountMessages } from '../messages.ts'
import { profileMessages } from './messages.ts'
import { ProfileSection } from './profile-section.tsx'
import { useGuardedCall } from './sign-in-again.tsx'

export function DownloadSection() {
  const guardedCall = useGuardedCall()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const result = await guardedCall('GET export', { account: 'asked' })
    setBusy(false)
    if (!result.ok) return showToast('error', result.failure.message)
    keepAsFile(JSON.stringify(result.body, null, 2), profileMessages.fileName(new Date()))
    showToast('success', profileMessages.downloaded)
  }

  return (
    <ProfileSection heading={profileMessages.dataHeading}>
      <p>{profileMessages.dataLead}</p>
      <p>
        <Button look="secondary" disabled={isBusy} onClick={() => void download()}>
          {isBusy ? accountMessages.oneMoment : profileMessages.download}
        </Button>
      </p>
    </ProfileSection>
  )
}

/** Through a link: a plain address can't carry the token that the call needs. */
function keepAsFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
