import { FLOW } from '#web/flow/flow.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { offlineMessages } from './messages.ts'

/** Stands in for a page that was not kept. Plain HTML without script, and so with plain links. */
export function OfflinePage() {
  return (
    <main>
      <PageBody>
        <h1>{offlineMessages.heading}</h1>
        <p>{offlineMessages.text}</p>
        <p>
          <a href={FLOW.steps}>{offlineMessages.goOn}</a>
        </p>
        <p>
          <a href="/">{offlineMessages.home}</a>
        </p>
        <p>{offlineMessages.emergency}</p>
      </PageBody>
    </main>
  )
}
