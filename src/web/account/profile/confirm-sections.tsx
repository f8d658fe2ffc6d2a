import type { Profile } from '#api/profile'
import { ConfirmAddress } from '../confirm-address.tsx'
import { accountMessages } from '../messages.ts'
import { ProfileSection } from './profile-section.tsx'
import { waitingAddress } from './waiting-address.ts'

interface ConfirmSectionsProps {
  profile: Profile
  onChange: (profile: Profile) => void
}

/** One for each address that waits for its code. */
export function ConfirmSections({ profile, onChange }: ConfirmSectionsProps) {
  return (['email', 'phone'] as const).map((by) => {
    const address = waitingAddress(profile, by)
    return address ? (
      <ProfileSection key={`${by} ${address}`} heading={accountMessages.confirmHeading[by]}>
        <ConfirmAddress by={by} address={address} onConfirmed={onChange} />
      </ProfileSection>
    ) : null
  })
}
