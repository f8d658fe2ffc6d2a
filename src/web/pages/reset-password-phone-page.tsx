import { ResetByPhonePage } from '#web/account/reset-by-phone-page.tsx'

export function Page() {
  return <ResetByPhonePage />
}
