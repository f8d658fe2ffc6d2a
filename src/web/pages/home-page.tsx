import { CoverSection } from '#web/home/cover-section.tsx'
import { CallNow } from '#web/emergency/call-now.tsx'
import { Hero } from '#web/home/hero.tsx'
import { HowSection } from '#web/home/how-section.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

export function Page() {
  return (
    <PageBody width="wide">
      <Hero />
      <CallNow />
      <HowSection />
      <CoverSection />
    </PageBody>
  )
}
