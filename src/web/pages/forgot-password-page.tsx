import { ForgotPasswordPage } from '#web/account/forgot-password-page.tsx'

export function Page() {
  return <ForgotPasswordPage />
}
