import { ResetByEmailPage } from '#web/account/reset-by-email-page.tsx'

export function Page() {
  return <ResetByEmailPage />
}
