import { SEVERITY, type Key, type TriageLevel } from '#engine'
import type { BundleCondition, CareUse } from '#knowledge/bundle/bundle'
import { helpWords } from '#web/domain/words/help-words.ts'
import { askFirst, askFirstWords, medicalNoteMessages } from '#web/domain/words/medical-notes.ts'
import { reviewWords } from '#web/domain/words/review-words.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { langOfEnglish } from '#web/language/language.ts'
import { Caution } from '#web/ui/caution.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { resultMessages } from './messages.ts'
import styles from './cause-details.module.css'

interface CauseDetailsProps {
  condition: BundleCondition
  knowledge: LocationKnowledge
  /** Every finding the person has. */
  present: ReadonlySet<Key>
  /** By the answers together. */
  level: TriageLevel
}

/** What usually follows when this is the cause, and where that is written. */
export function CauseDetails({ condition, knowledge, present, level }: CauseDetailsProps) {
  // Move and eat well, says one cause; rest and eat nothing until you are seen, another that is more urgent.
  const isForLater = level === 'urgent' && SEVERITY[condition.urgency] < SEVERITY.urgent
  const { reported, ahead } = helpWords(condition, present, knowledge.findings)
  return (
    <div className={styles.details}>
      <TextList heading={resultMessages.getHelp} texts={[...reported, ...ahead]} />
      <TextList
        heading={isForLater ? resultMessages.selfCareOnceSeen : resultMessages.selfCare}
        texts={condition.selfCare}
      />
      <CareList
        heading={resultMessages.tests}
        uses={condition.tests}
        knowledge={knowledge}
        present={present}
      />
      <CareList
        heading={resultMessages.treatments}
        uses={condition.treatments}
        knowledge={knowledge}
        present={present}
      />
      <SourceList keys={condition.sources} sources={knowledge.sources} />
      <p className={styles.review}>{reviewWords(condition.review, condition.written)}</p>
    </div>
  )
}

function TextList({ heading, texts }: { heading: string; texts: readonly string[] }) {
  return (
    <div className={styles.part}>
      <h4>{heading}</h4>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function CareList({
  heading,
  uses,
  knowledge,
  present,
}: {
  heading: string
  uses: readonly CareUse[]
  knowledge: LocationKnowledge
  present: ReadonlySet<Key>
}) {
  if (uses.length === 0) return null
  return (
    <div className={styles.part}>
      <h4>{heading}</h4>
      <ul>
        {uses.map(({ care: key, note }) => {
          const entry = knowledge.care.get(key)
          const reasons = entry ? askFirst(entry, present, knowledge.findings) : []
          return entry ? (
            <li key={key}>
              <strong>{sentenceOf(entry.name)}</strong> {entry.what} {entry.shows} {note}
              {reasons.length > 0 ? (
                <Caution name={medicalNoteMessages.forYou} text={askFirstWords(reasons)} />
              ) : null}
              {entry.caution ? <Caution name={medicalNoteMessages.careful} text={entry.caution} /> : null}
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}

function SourceList({ keys, sources }: { keys: readonly string[]; sources: LocationKnowledge['sources'] }) {
  return (
    <div className={styles.part}>
      <h4>{resultMessages.sources}</h4>
      <ul>
        {keys.map((key) => {
          const source = sources.get(key)
          return source ? (
            <li key={key}>
              <a href={source.url} rel="noreferrer" lang={langOfEnglish}>
                {source.title}
              </a>{' '}
              (<span lang={langOfEnglish}>{[source.publisher, source.year ?? []].flat().join(', ')}</span>)
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}
