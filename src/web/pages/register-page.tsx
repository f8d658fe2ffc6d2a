import { RegisterPage } from '#web/account/register-page.tsx'

export function Page() {
  return <RegisterPage />
}
