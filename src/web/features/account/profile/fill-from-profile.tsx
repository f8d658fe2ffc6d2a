import { useState } from 'react'
import type { Profile } from '#api/profile'
import { Button } from '#web/ui/button.tsx'
import { useAuth } from '../use-auth.ts'

/** Words of the pages it stands on: they are loaded by everybody, the rest of the accounts is not. */
const fillMessages = {
  fill: 'Fill in from your profile',
  nothing: 'Your profile does not hold this yet. You can add it there.',
}

interface FillFromProfileProps {
  /** @returns whether there was anything to fill in */
  onProfile: (fields: Profile['fields']) => boolean
}

/** For somebody signed in; asks for the profile only when pressed. What is filled in stays on the device as ever. */
export function FillFromProfile({ onProfile }: FillFromProfileProps) {
  const { isAuthenticated } = useAuth().authInfo
  const [says, setSays] = useState('')
  if (!isAuthenticated) return null

  async function fill() {
    const { fetchProfile } = await import('./use-profile.ts')
    const load = await fetchProfile()
    if (load.status === 'rejected') setSays(load.message)
    if (load.status === 'success') setSays(onProfile(load.profile.fields) ? '' : fillMessages.nothing)
  }

  return (
    <div>
      <Button look="quiet" onClick={() => void fill()}>
        {fillMessages.fill}
      </Button>
      <output>{says}</output>
    </div>
  )
}
