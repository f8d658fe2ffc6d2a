import { Disclosure } from '#web/ui/disclosure.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import type { CatalogueCare } from './catalogue.ts'
import { careMessages } from './messages.ts'
import styles from './care-card.module.css'

interface CareCardProps {
  entry: CatalogueCare
  /** Causes of the visitor's own result that this is for; none outside it. */
  ownCauses: readonly string[]
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

export function CareCard({ entry, ownCauses }: CareCardProps) {
  const { kind, category, name, what, shows, expect, causes } = entry
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <p className={styles.category}>{careMessages.categoryName[category]}</p>
        <h3>{name}</h3>
        {ownCauses.length > 0 ? (
          <p className={styles.own}>{careMessages.ownFor(LIST.format(ownCauses))}</p>
        ) : null}
      </header>
      <p>{what}</p>
      <dl className={styles.facts}>
        <dt>{careMessages.shows[kind]}</dt>
        <dd>{shows}</dd>
        <dt>{careMessages.expect}</dt>
        <dd>{expect}</dd>
      </dl>
      <Disclosure
        summary={
          <>
            {careMessages.usedFor(causes.length)}
            <Unseen>{careMessages.usedForOf(name)}</Unseen>
          </>
        }
      >
        <p className={styles.causes}>{causes.join(' · ')}</p>
      </Disclosure>
    </article>
  )
}
