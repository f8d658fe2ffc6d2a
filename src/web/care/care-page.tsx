import { useState } from 'react'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CareFilterForm } from './care-filter-form.tsx'
import { CareGroup } from './care-group.tsx'
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
  const own = useOwnCare()
  const found = findCare(CATALOGUE, filter)
  const causesOf = new Map(own.kind === 'result' ? own.care.map(({ care, causes }) => [care, causes]) : [])
  const byResult = [...causesOf.keys()].flatMap((key) => found.filter((entry) => entry.key === key))
  const others = found.filter(({ key }) => !causesOf.has(key))

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
      {own.kind === 'result' ? (
        <CareGroup
          id="own"
          heading={careMessages.ownHeading}
          lead={careMessages.ownLead(own.place)}
          entries={byResult}
          causesOf={causesOf}
          whenEmpty={careMessages.ownNone}
        />
      ) : null}
      <CareGroup
        id="tests"
        heading={careMessages.testsHeading}
        entries={others.filter(({ kind }) => kind === 'test')}
      />
      <CareGroup
        id="treatments"
        heading={careMessages.treatmentsHeading}
        entries={others.filter(({ kind }) => kind === 'treatment')}
      />
      <p>{careMessages.notAdvice}</p>
    </PageBody>
  )
}
