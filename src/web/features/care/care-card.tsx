import { matchWords } from '#web/domain/words/match-words.ts'
import { askFirstWords, medicalNoteMessages } from '#web/domain/words/medical-notes.ts'
import { Card } from '#web/ui/card.tsx'
import { Caution } from '#web/ui/caution.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { inSentence } from '#web/ui/words.ts'
import type { OwnCause, OwnCareNotes } from './care-for-result.ts'
import type { CatalogueCare } from './catalogue.ts'
import { careMessages } from './messages.ts'
import styles from './care-card.module.css'

interface CareCardProps {
  entry: CatalogueCare
  /** What is said of the visitor's own result; nothing outside it. */
  own: OwnCareNotes
}

/** A longer list would say nothing, and frighten with illnesses that nobody has named. */
const MOST_NAMED = 8

export function CareCard({ entry, own }: CareCardProps) {
  const heading = `care-${entry.key}`
  const { kind, category, name, what, shows, expect, caution, causes } = entry
  return (
    <Card as="article" labelledBy={heading}>
      <header className={styles.head}>
        <p className={styles.category}>{careMessages.categoryName[category]}</p>
        <h3 id={heading}>{name}</h3>
        <OwnCauses causes={own.causes} />
      </header>
      <p>{what}</p>
      {own.askFirst.length > 0 ? (
        <Caution name={medicalNoteMessages.forYou} text={askFirstWords(own.askFirst)} />
      ) : null}
      {caution ? <Caution name={medicalNoteMessages.careful} text={caution} /> : null}
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
          <dt>{careMessages.usedFor({ count: causes.length })}</dt>
          <dd className={styles.causes}>
            {causes.length > MOST_NAMED ? careMessages.usedForMany : causes.join(' · ')}
          </dd>
        </dl>
      </Disclosure>
    </Card>
  )
}

/** Each with how well it matches, and with what is to be said of the treatment for it alone. */
function OwnCauses({ causes }: { causes: readonly OwnCause[] }) {
  if (causes.length === 0) return null
  return (
    <ul className={styles.own}>
      {causes.map(({ name, grade, note }) => (
        <li key={name}>
          <p className={styles.cause}>
            {careMessages.ownFor} {careMessages.ownCause(name, inSentence(matchWords({ grade })))}
          </p>
          {note ? <p>{note}</p> : null}
        </li>
      ))}
    </ul>
  )
}
