import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { cookieSectionMessages } from './cookie-text.ts'
import { EnglishCounts } from './english-counts.tsx'
import { DatedLine, LegalSections } from './legal-sections.tsx'
import { legalMessages } from './messages.ts'

const EFFECTIVE = '2024-12-25'

export function CookiePage() {
  return (
    <PageBody>
      <PageHeading title={legalMessages.cookieHeading}>{legalMessages.cookieHeading}</PageHeading>
      <EnglishCounts />
      <DatedLine word={legalMessages.cookieEffective} date={EFFECTIVE} />
      <LegalSections sections={cookieSectionMessages} headings="h2" />
    </PageBody>
  )
}
