import { PROFILE_FIELDS, type ProfileField } from '#api/account-rules'
import type { Profile } from '#api/profile'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { profileMessages } from './messages.ts'
import { ProfileItem } from './profile-item.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile-list.module.css'

interface ProfileItemsProps {
  profile: Profile
  onChange: (profile: Profile) => void
}

export function ProfileItems({ profile, onChange }: ProfileItemsProps) {
  return (
    <ProfileSection heading={profileMessages.itemsHeading}>
      <p>{profileMessages.itemsLead}</p>
      <ul className={styles.list}>
        {PROFILE_FIELDS.map((field) => (
          <ProfileItem
            key={field}
            field={field}
            profile={profile}
            words={wordsFor(field, profile)}
            onChange={onChange}
          />
        ))}
      </ul>
    </ProfileSection>
  )
}

/** What is kept, as a person would say it; null when nothing is. */
function wordsFor(field: ProfileField, { fields }: Profile): string | null {
  const kept = fields[field]
  if (!kept) return null
  if (field === 'age_range') return ageBandNamed(kept.value)?.label ?? kept.value
  if (field === 'sex') return profileMessages.sexName[fields.sex!.value]
  if (field === 'body_type') return profileMessages.bodyTypeName[fields.body_type!.value]
  return kept.value
}
