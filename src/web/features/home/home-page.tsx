import { CoverSection } from './cover-section.tsx'
import { CallNow } from '#web/features/emergency-call/call-now.tsx'
import { Hero } from './hero.tsx'
import { HowSection } from './how-section.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

export function HomePage() {
  return (
    <PageBody width="wide">
      <Hero />
      <CallNow />
      <HowSection />
      <CoverSection />
    </PageBody>
  )
}
