import { memo } from 'react'
import { FLOW } from '#web/flow/flow.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { CareGroup } from './care-group.tsx'
import type { CatalogueCare } from './catalogue.ts'
import { careMessages } from './messages.ts'
import type { OwnCare } from './use-own-care.ts'

interface CareListProps {
  found: readonly CatalogueCare[]
  own: OwnCare
  /** Nothing was searched for: most of the list is folded away. */
  isWhole: boolean
}

/** What was found, the visitor's own first. Long, so it is drawn again only when it changes, after what was typed. */
export const CareList = memo(function CareList({ found, own, isWhole }: CareListProps) {
  const causesOf = new Map(own.kind === 'result' ? own.care.map(({ care, causes }) => [care, causes]) : [])
  const byResult = [...causesOf.keys()].flatMap((key) => found.filter((entry) => entry.key === key))
  const others = found.filter(({ key }) => !causesOf.has(key))
  return (
    <>
      {own.kind === 'result' ? (
        <>
          <BackLink href={FLOW.result}>{careMessages.backToResult}</BackLink>
          <CareGroup
            id="own"
            heading={careMessages.ownHeading}
            lead={careMessages.ownLead(own.place)}
            entries={byResult}
            causesOf={causesOf}
            whenEmpty={careMessages.ownNone}
          />
        </>
      ) : null}
      <CareGroup
        id="tests"
        heading={careMessages.testsHeading}
        entries={others.filter(({ kind }) => kind === 'test')}
        {...(isWhole && { moreName: careMessages.showTests })}
      />
      <CareGroup
        id="treatments"
        heading={careMessages.treatmentsHeading}
        entries={others.filter(({ kind }) => kind === 'treatment')}
        {...(isWhole && { moreName: careMessages.showTreatments })}
      />
    </>
  )
})
