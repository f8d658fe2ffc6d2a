import { FLOW } from '#web/domain/flow/flow.ts'
import { CallNow } from '#web/features/emergency-call/call-now.tsx'
import { offlineMessages } from '#web/domain/offline/messages.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { consultationMessages } from './messages.ts'

export function LoadFailed({ heading, onRetry }: { heading: string; onRetry: () => void }) {
  return (
    <PageBody>
      <BackLink href={FLOW.place} />
      <PageHeading title={heading}>{heading}</PageHeading>
      <div role="alert">
        <p>
          <strong>{consultationMessages.loadFailed}</strong>
        </p>
        <p>{consultationMessages.loadFailedHint}</p>
      </div>
      <p>
        <Button onClick={onRetry}>{consultationMessages.retry}</Button>
      </p>
      {/* The danger signs of the place are among what could not be loaded. */}
      <CallNow />
      <p>{offlineMessages.emergency}</p>
    </PageBody>
  )
}
