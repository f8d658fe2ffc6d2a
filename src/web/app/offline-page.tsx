import { PlainHeader } from '#web/app/layout/header.tsx'
import { offlineMessages } from '#web/app/layout/messages.ts'
import { refusedMessages } from '#web/app/offline/messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { CallNow, callNowMessages } from '#web/features/emergency-call/call-now.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

/** Stands in for a page that was not kept. Plain HTML without script: its links are followed by the browser. */
export function OfflinePage() {
  return (
    <>
      <PlainHeader />
      <main>
        <PageBody>
          <h1>{offlineMessages.heading}</h1>
          <p>{offlineMessages.text}</p>
          <p>
            <ButtonLink href={FLOW.steps}>{offlineMessages.goOn}</ButtonLink>
          </p>
          <p>
            <ButtonLink href="/" look="quiet">
              {offlineMessages.home}
            </ButtonLink>
          </p>
          <CallNow />
          <p>{callNowMessages.offline}</p>
        </PageBody>
      </main>
    </>
  )
}

/** Stands in for a page that came altered. */
export function RefusedPage() {
  return (
    <>
      <PlainHeader />
      <main>
        <PageBody>
          <h1>{refusedMessages.heading}</h1>
          <p>{refusedMessages.text}</p>
          <p>
            <ButtonLink href="/">{refusedMessages.goOn}</ButtonLink>
          </p>
          <CallNow />
        </PageBody>
      </main>
    </>
  )
}
