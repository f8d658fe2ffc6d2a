import { ResetCodePage } from '#web/account/reset-code-page.tsx'

export function Page() {
  return <ResetCodePage />
}
