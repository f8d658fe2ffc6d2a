import { ProfilePage } from '#web/account/profile/profile-page.tsx'

export function Page() {
  return <ProfilePage />
}
