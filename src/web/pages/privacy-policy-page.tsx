import { LegalPage } from '#web/legal/legal-page.tsx'

export function Page() {
  return <LegalPage opensWith="privacy" />
}
