import { Disclosure } from '#web/ui/disclosure.tsx'
import { CareCard } from './care-card.tsx'
import type { OwnCareNotes } from './care-for-result.ts'
import type { CatalogueCare } from './catalogue.ts'
import styles from './care-group.module.css'

interface CareGroupProps {
  id: string
  heading: string
  lead?: string
  entries: readonly CatalogueCare[]
  /** More of them, folded away under these words when there are any. */
  folded?: { name: string; entries: readonly CatalogueCare[] }
  /** What is said of the visitor's own result; missing outside it. */
  ownOf?: (entry: CatalogueCare) => OwnCareNotes
  /** Said when there are no entries; without it the group is left out. */
  whenEmpty?: string
}

const NOTHING_OWN: OwnCareNotes = { causes: [], askFirst: [] }

export function CareGroup({ id, heading, lead, entries, folded, ownOf, whenEmpty }: CareGroupProps) {
  if (entries.length === 0 && whenEmpty === undefined) return null
  const cards = (some: readonly CatalogueCare[]) => (
    <ul className={styles.cards}>
      {some.map((entry) => (
        <li key={entry.key}>
          <CareCard entry={entry} own={ownOf?.(entry) ?? NOTHING_OWN} />
        </li>
      ))}
    </ul>
  )
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {entries.length === 0 ? <p>{whenEmpty}</p> : cards(entries)}
      {folded && folded.entries.length > 0 ? (
        <Disclosure summary={folded.name} look="list">
          {cards(folded.entries)}
        </Disclosure>
      ) : null}
    </section>
  )
}
