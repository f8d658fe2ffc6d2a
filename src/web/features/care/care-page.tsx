import { useDeferredValue, useMemo, useState } from 'react'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CareFilterForm } from './care-filter-form.tsx'
import { CareList } from './care-list.tsx'
import { CATALOGUE } from './catalogue.ts'
import { findCare, type CareFilter } from './find-care.ts'
import { careMessages } from './messages.ts'
import { NearCare } from './near-care.tsx'
import { OwnCareNote } from './own-care-note.tsx'
import { useOwnCare } from './use-own-care.ts'

const NOTHING_WANTED: CareFilter = { typed: '', category: null }

/** The catalogue of tests and treatments; what follows from the visitor's own result first. */
export function CarePage() {
  const [filter, setFilter] = useState(NOTHING_WANTED)
  // The letter typed shows at once; the list follows when there is time.
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => findCare(CATALOGUE, wanted), [wanted])
  const own = useOwnCare()
  return (
    <PageBody width="wide">
      <PageHeading title={careMessages.title}>{careMessages.heading}</PageHeading>
      <p>{careMessages.lead}</p>
      <OwnCareNote own={own} />
      <CareFilterForm
        filter={filter}
        found={found.length}
        all={CATALOGUE.length}
        onChange={setFilter}
        onShowAll={() => setFilter(NOTHING_WANTED)}
      />
      <NearCare />
      <CareList found={found} own={own} isWhole={found.length === CATALOGUE.length} />
      <p>{careMessages.notAdvice}</p>
    </PageBody>
  )
}
