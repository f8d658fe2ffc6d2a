import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { EnglishCounts } from './english-counts.tsx'
import type { LegalTab } from './legal-tab.ts'
import { LegalTabs } from './legal-tabs.tsx'
import { legalMessages } from './messages.ts'

export function TermsPage() {
  return <LegalPage opensWith="disclaimer" />
}

export function PrivacyPage() {
  return <LegalPage opensWith="privacy" />
}

/** The three legal texts, one shown at a time. */
function LegalPage({ opensWith }: { opensWith: LegalTab }) {
  return (
    <PageBody>
      <PageHeading title={legalMessages.title[opensWith]}>{legalMessages.heading}</PageHeading>
      <EnglishCounts />
      <LegalTabs opensWith={opensWith} />
    </PageBody>
  )
}
