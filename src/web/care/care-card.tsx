import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { listed } from '#web/ui/words.ts'
import type { CatalogueCare } from './catalogue.ts'
import { careMessages } from './messages.ts'
import styles from './care-card.module.css'

interface CareCardProps {
  entry: CatalogueCare
  /** Causes of the visitor's own result that this is for; none outside it. */
  ownCauses: readonly string[]
}

const MOST_NAMED = 3

export function CareCard({ entry, ownCauses }: CareCardProps) {
  const heading = `care-${entry.key}`
  const { kind, category, name, what, shows, expect, causes } = entry
  return (
    <Card as="article" labelledBy={heading}>
      <header className={styles.head}>
        <p className={styles.category}>{careMessages.categoryName[category]}</p>
        <h3 id={heading}>{name}</h3>
        {ownCauses.length > 0 ? (
          <p className={styles.own}>{careMessages.ownFor(listed(named(ownCauses)))}</p>
        ) : null}
      </header>
      <p>{what}</p>
      <Disclosure
        summary={
          <>
            {careMessages.more}
            <Unseen>{careMessages.moreOf(name)}</Unseen>
          </>
        }
      >
        <dl className={styles.facts}>
          <dt>{careMessages.shows[kind]}</dt>
          <dd>{shows}</dd>
          <dt>{careMessages.expect}</dt>
          <dd>{expect}</dd>
          <dt>{careMessages.usedFor(causes.length)}</dt>
          <dd className={styles.causes}>{causes.join(' · ')}</dd>
        </dl>
      </Disclosure>
    </Card>
  )
}

/** The likeliest by name, the others by number: a card for many causes is not to begin with a list of them. */
function named(causes: readonly string[]): readonly string[] {
  if (causes.length <= MOST_NAMED) return causes
  const first = causes.slice(0, MOST_NAMED - 1)
  return [...first, careMessages.ownMore(causes.length - first.length)]
}
