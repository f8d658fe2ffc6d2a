import type { Evidence, EvidenceSide } from '#engine'
import { leftOut, statementOf } from '#knowledge/bundle/words'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { FULL_WEIGHT_NATS, weightWords } from '#web/domain/words/match-words.ts'
import { resultMessages } from './messages.ts'
import styles from './evidence-list.module.css'

interface EvidenceListProps {
  heading: string
  /** Said when there is nothing to list. */
  nothing: string
  tone: 'for' | 'against'
  evidence: EvidenceSide
  knowledge: LocationKnowledge
}

/** The evidence for, or against, one cause: strongest first, the very weights the score was made of. */
export function EvidenceList({ heading, nothing, tone, evidence, knowledge }: EvidenceListProps) {
  const points = (shown: readonly Evidence[]) => (
    <ul className={styles.points}>
      {shown.map((point) => (
        <li key={`${point.finding}${point.present}`} className={styles.point}>
          <PointWords point={point} knowledge={knowledge} />
          <span className={styles.strength}>
            <Unseen>: </Unseen>
            {weightWords(point)}
          </span>
          <span className={styles.bar}>
            <ShareBar percent={(100 * Math.abs(point.weight)) / FULL_WEIGHT_NATS} tone={tone} />
          </span>
        </li>
      ))}
    </ul>
  )
  const { main, further, unsaid } = evidence
  const silent = leftOut(
    unsaid,
    (key) => knowledge.findings.get(key),
    (key) => knowledge.steps.get(key),
  )
  return (
    <div className={styles.side}>
      <h4 className={`${styles.heading} ${styles[tone]}`}>{heading}</h4>
      {main.length > 0 ? points(main) : null}
      {main.length + silent.length === 0 ? <p className={styles.nothing}>{nothing}</p> : null}
      {further.length > 0 ? (
        <Disclosure summary={resultMessages.showMore({ count: further.length })}>
          {points(further)}
        </Disclosure>
      ) : null}
      {silent.length > 0 ? (
        <div className={styles.unsaid}>
          <p>{resultMessages.unsaid}</p>
          <ul>
            {silent.map(({ label, question }) => (
              <li key={label}>
                {label}
                {question === null ? null : (
                  <span className={styles.question}>{resultMessages.askedAs({ question })}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function PointWords({ point, knowledge }: { point: Evidence; knowledge: LocationKnowledge }) {
  const finding = knowledge.findings.get(point.finding)
  return <span>{finding ? statementOf(finding, point, resultMessages.not) : point.finding}</span>
}
