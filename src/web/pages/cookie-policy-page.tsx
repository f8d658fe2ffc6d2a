import { CookiePage } from '#web/legal/cookie-page.tsx'

export function Page() {
  return <CookiePage />
}
