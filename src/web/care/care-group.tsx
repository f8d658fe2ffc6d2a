import { Disclosure } from '#web/ui/disclosure.tsx'
import { CareCard } from './care-card.tsx'
import type { CatalogueCare } from './catalogue.ts'
import styles from './care-group.module.css'

interface CareGroupProps {
  id: string
  heading: string
  lead?: string
  entries: readonly CatalogueCare[]
  /** Causes of the visitor's own result, by key of the entry. */
  causesOf?: ReadonlyMap<string, readonly string[]>
  /** Said when there are no entries; without it the group is left out. */
  whenEmpty?: string
  /** Folds all but the first entries away under these words. */
  moreName?: (count: number) => string
}

/** Enough to see what the list is about; most people search. */
const SHOWN = 6

export function CareGroup({ id, heading, lead, entries, causesOf, whenEmpty, moreName }: CareGroupProps) {
  if (entries.length === 0 && whenEmpty === undefined) return null
  const shown = moreName ? entries.slice(0, SHOWN) : entries
  const folded = entries.slice(shown.length)
  const cards = (some: readonly CatalogueCare[]) => (
    <ul className={styles.cards}>
      {some.map((entry) => (
        <li key={entry.key}>
          <CareCard entry={entry} ownCauses={causesOf?.get(entry.key) ?? []} />
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
      {entries.length === 0 ? <p>{whenEmpty}</p> : null}
      {cards(shown)}
      {folded.length > 0 && moreName ? (
        <Disclosure summary={moreName(folded.length)} look="list">
          {cards(folded)}
        </Disclosure>
      ) : null}
    </section>
  )
}
