import { AboutPage } from '#web/about/about-page.tsx'

export function Page() {
  return <AboutPage />
}
