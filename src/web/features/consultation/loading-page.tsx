import { PageBody } from '#web/ui/page-body.tsx'
import { consultationMessages } from './messages.ts'
import styles from './loading-page.module.css'

/** Not a PageHeading: the focus waits for the page that is loading. */
export function LoadingPage({ heading }: { heading: string }) {
  return (
    <PageBody>
      <h1>{heading}</h1>
      <output className={styles.loading}>{consultationMessages.loading}</output>
    </PageBody>
  )
}
