import { useDeferredValue, useMemo, useState } from 'react'
import { useConsultation } from '#web/domain/consultation/answer-store.ts'
import { onDemand, useOnDemand } from '#web/on-demand/on-demand.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Prerendered } from '#web/on-demand/prerendered.tsx'
import { CareFilterForm } from './care-filter-form.tsx'
import { CareList } from './care-list.tsx'
import { findCare, type CareFilter } from './find-care.ts'
import { careMessages } from './messages.ts'
import { NearCare } from './near-care.tsx'
import { OwnCareNote } from './own-care-note.tsx'
import { useOwnCare } from './use-own-care.ts'
import styles from './care-page.module.css'

const NOTHING_WANTED: CareFilter = { typed: '', category: null }

const LIST_ID = 'care-list'

/** The page's HTML has the whole catalogue: it comes when somebody looks for something, or has answers of their own. */
const catalogue = onDemand(LIST_ID, async () => (await import('./catalogue.ts')).CATALOGUE)

/** @returns the page, ready to be drawn. Rejects when the catalogue, which only the page's own HTML brings, can't be had. */
export async function carePage() {
  await catalogue.loadUnlessPrerendered()
  return CarePage
}

/** The catalogue of tests and treatments; what follows from the visitor's own result first. */
function CarePage() {
  const [filter, setFilter] = useState(NOTHING_WANTED)
  // The letter typed shows at once; the list follows when there is time.
  const wanted = useDeferredValue(filter)
  const hasAnswers = Boolean(useConsultation()?.painLocation)
  const { value: all, isOutOfReach, load } = useOnDemand(catalogue, hasAnswers)
  const found = useMemo(() => all && findCare(all, wanted), [all, wanted])
  const own = useOwnCare()

  return (
    <PageBody width="wide">
      <PageHeading title={careMessages.title}>{careMessages.heading}</PageHeading>
      <p>{careMessages.lead}</p>
      <OwnCareNote own={own} />
      <CareFilterForm
        filter={filter}
        found={all && found && { count: found.length, all: all.length }}
        isOutOfReach={isOutOfReach}
        onFocus={catalogue.prefetch}
        onChange={(next) => {
          setFilter(next)
          load()
        }}
        onShowAll={() => setFilter(NOTHING_WANTED)}
      />
      <NearCare />
      <Prerendered id={LIST_ID} className={styles.list}>
        {all && found && <CareList found={found} own={own} isWhole={found.length === all.length} />}
      </Prerendered>
      <p>{careMessages.notAdvice}</p>
    </PageBody>
  )
}
