import { CoverSection } from '#web/home/cover-section.tsx'
import { EmergencySigns } from '#web/home/emergency-signs.tsx'
import { Hero } from '#web/home/hero.tsx'
import { HowSection } from '#web/home/how-section.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

export function Page() {
  return (
    <PageBody width="wide">
      <Hero />
      <EmergencySigns />
      <HowSection />
      <CoverSection />
    </PageBody>
  )
}
