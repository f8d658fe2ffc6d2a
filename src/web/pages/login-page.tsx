import { LoginPage } from '#web/account/login-page.tsx'

export function Page() {
  return <LoginPage />
}
