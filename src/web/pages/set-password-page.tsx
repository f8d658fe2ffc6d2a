import { SetPasswordPage } from '#web/account/set-password-page.tsx'

export function Page() {
  return <SetPasswordPage />
}
