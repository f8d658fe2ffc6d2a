import type { Evidence } from '#engine'
import type { Place } from '#web/knowledge/place-cache.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { FULL_WEIGHT_NATS, strengthWords } from './match-words.ts'
import { resultMessages } from './messages.ts'
import styles from './evidence-list.module.css'

const SHOWN_POINTS = 3

interface EvidenceListProps {
  heading: string
  /** Said when there is nothing to list. */
  nothing: string
  tone: 'for' | 'against'
  evidence: readonly Evidence[]
  findings: Place['findings']
}

/** What speaks for, or against, one cause: strongest first, the very weights the score was made of. */
export function EvidenceList({ heading, nothing, tone, evidence, findings }: EvidenceListProps) {
  const points = (shown: readonly Evidence[]) => (
    <ul className={styles.points}>
      {shown.map(({ finding, present, weight }) => (
        <li key={`${finding}${present}`} className={styles.point}>
          <span>{evidenceWords(findings, finding, present)}</span>
          <span className={styles.strength}>
            <Unseen>: </Unseen>
            {strengthWords(weight)}
          </span>
          <span className={styles.bar}>
            <ShareBar percent={(100 * Math.abs(weight)) / FULL_WEIGHT_NATS} tone={tone} />
          </span>
        </li>
      ))}
    </ul>
  )
  const rest = evidence.slice(SHOWN_POINTS)
  return (
    <div className={styles.side}>
      <h4 className={`${styles.heading} ${styles[tone]}`}>{heading}</h4>
      {evidence.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        points(evidence.slice(0, SHOWN_POINTS))
      )}
      {rest.length > 0 ? (
        <Disclosure summary={resultMessages.showMore(rest.length)}>{points(rest)}</Disclosure>
      ) : null}
    </div>
  )
}

function evidenceWords(findings: Place['findings'], key: string, present: boolean): string {
  const finding = findings.get(key)
  if (!finding) return key
  return present ? finding.present : (finding.absent ?? resultMessages.notThis(finding.label))
}
