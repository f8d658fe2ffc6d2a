import { FLOW } from '#web/domain/flow/flow.ts'
import { CallNow, callNowMessages } from '#web/features/emergency-call/call-now.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { consultationMessages } from './messages.ts'
import styles from './loading.module.css'

/** Not a PageHeading: the focus waits for the page that is loading. */
export function LoadingPage({ heading }: { heading: string }) {
  return (
    <PageBody>
      <h1>{heading}</h1>
      <output className={styles.loading}>{consultationMessages.loading}</output>
    </PageBody>
  )
}

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
      <p>{callNowMessages.offline}</p>
    </PageBody>
  )
}
