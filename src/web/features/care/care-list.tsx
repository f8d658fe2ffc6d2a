import { memo } from 'react'
import type { CareForResult } from './care-for-result.ts'
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

/** Enough to see what the list is about; most people search. */
const SHOWN = 6

/** What was found, the visitor's own first. Long, so it is drawn again only when it changes, after what was typed. */
export const CareList = memo(function CareList({ found, own, isWhole }: CareListProps) {
  const { best, weaker } = own.kind === 'result' ? own.care : { best: [], weaker: [] }
  const causesOf = new Map([...best, ...weaker].map(({ care, causes }) => [care, causes]))
  const entriesOf = (some: readonly CareForResult[]) =>
    some.flatMap(({ care }) => found.filter(({ key }) => key === care))
  const others = (wanted: CatalogueCare['kind']) =>
    found.filter(({ key, kind }) => kind === wanted && !causesOf.has(key))
  return (
    <>
      {own.kind === 'result' ? (
        <CareGroup
          id="own"
          heading={careMessages.ownHeading}
          lead={careMessages.ownLead({ place: own.place })}
          {...partly(entriesOf(best), entriesOf(weaker), isWhole, careMessages.ownWeaker)}
          ownOf={(entry) => ({ causes: causesOf.get(entry.key) ?? [], askFirst: own.askFirst(entry) })}
          whenEmpty={careMessages.ownNone}
        />
      ) : null}
      <CareGroup
        id="tests"
        heading={careMessages.testsHeading}
        {...inShort(others('test'), isWhole, careMessages.showTests)}
      />
      <CareGroup
        id="treatments"
        heading={careMessages.treatmentsHeading}
        {...inShort(others('treatment'), isWhole, careMessages.showTreatments)}
      />
    </>
  )
})

type Entries = readonly CatalogueCare[]
type NameOf = (values: { count: number }) => string

/** The second part folded away, unless the visitor looks for something. */
function partly(entries: Entries, more: Entries, isFolded: boolean, nameOf: NameOf) {
  return isFolded
    ? { entries, folded: { name: nameOf({ count: more.length }), entries: more } }
    : { entries: [...entries, ...more] }
}

function inShort(entries: Entries, isFolded: boolean, nameOf: NameOf) {
  return partly(entries.slice(0, SHOWN), entries.slice(SHOWN), isFolded, nameOf)
}
