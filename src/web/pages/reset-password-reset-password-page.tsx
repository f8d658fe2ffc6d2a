import { ResetPasswordPage } from '#web/account/reset-password-page.tsx'

export function Page() {
  return <ResetPasswordPage />
}
