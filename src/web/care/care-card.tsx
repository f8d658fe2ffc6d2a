import type { CatalogueCare } from '#knowledge/bundle-care'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { careMessages } from './messages.ts'
import styles from './care-card.module.css'

interface CareCardProps {
  entry: CatalogueCare
  /** Causes of the visitor's own result that this is for; none outside it. */
  ownCauses: readonly string[]
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

export function CareCard({ entry, ownCauses }: CareCardProps) {
  const { kind, category, name, what, shows, expect, usedFor } = entry
  const count = usedFor.reduce((sum, { causes }) => sum + causes.length, 0)
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
            {careMessages.usedFor(count)}
            <Unseen>{careMessages.usedForOf(name)}</Unseen>
          </>
        }
      >
        <dl className={styles.uses}>
          {usedFor.map(({ place, causes }) => (
            <div key={place}>
              <dt>{place}</dt>
              <dd>{causes.join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </article>
  )
}
