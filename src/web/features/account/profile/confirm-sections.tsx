import type { Profile } from '#api/profile'
import type { AddressMode } from '../address-mode-field.tsx'
import { ConfirmAddress } from '../confirm-address.tsx'
import { accountMessages } from '../messages.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './confirm-sections.module.css'

interface ConfirmSectionsProps {
  profile: Profile
  onChange: (profile: Profile) => void
}

/** One for each address that waits for its code. */
export function ConfirmSections({ profile, onChange }: ConfirmSectionsProps) {
  /** What was pressed goes with its section: the page's heading then says where one is. */
  function done(changed: Profile) {
    onChange(changed)
    document.querySelector('h1')?.focus()
  }

  return (['email', 'phone'] as const).map((by) => {
    const address = waitingAddress(profile, by)
    return address ? (
      <ProfileSection key={`${by} ${address}`} heading={accountMessages.confirmHeading[by]}>
        <div id={idOf(by)} className={styles.confirm}>
          <ConfirmAddress
            by={by}
            address={address}
            onConfirmed={done}
            onGivenUp={profile.pending[by] ? done : undefined}
          />
        </div>
      </ProfileSection>
    ) : null
  })
}

const idOf = (by: AddressMode) => `confirm-${by}`

/** Where the code of an address is typed, while one is asked for. */
export const codeFieldOf = (by: AddressMode) => document.querySelector<HTMLInputElement>(`#${idOf(by)} input`)

/** The address a code was sent to: a new one first, else the one signed up with while it is not confirmed. */
function waitingAddress({ fields, pending }: Profile, by: 'email' | 'phone'): string | null {
  const kept = fields[by]
  return pending[by] ?? (kept && !kept.confirmed ? kept.value : null)
}
