import type { Answers, Evidence, EvidenceSide } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { FULL_WEIGHT_NATS, weightWords } from '#web/domain/words/match-words.ts'
import { resultMessages } from './messages.ts'
import styles from './evidence-list.module.css'
import { absenceOf } from '#web/domain/assessment/absence.ts'

interface EvidenceListProps {
  heading: string
  /** Said when there is nothing to list. */
  nothing: string
  tone: 'for' | 'against'
  evidence: EvidenceSide
  knowledge: LocationKnowledge
  answers: Answers
}

/** What speaks for, or against, one cause: strongest first, the very weights the score was made of. */
export function EvidenceList({ heading, nothing, tone, evidence, knowledge, answers }: EvidenceListProps) {
  const points = (shown: readonly Evidence[]) => (
    <ul className={styles.points}>
      {shown.map((point) => (
        <li key={`${point.finding}${point.present}`} className={styles.point}>
          <span>{evidenceWords(point, knowledge, answers)}</span>
          <span className={styles.strength}>
            <Unseen>: </Unseen>
            {weightWords(point.weight)}
          </span>
          <span className={styles.bar}>
            <ShareBar percent={(100 * Math.abs(point.weight)) / FULL_WEIGHT_NATS} tone={tone} />
          </span>
        </li>
      ))}
    </ul>
  )
  const { main, further } = evidence
  return (
    <div className={styles.side}>
      <h4 className={`${styles.heading} ${styles[tone]}`}>{heading}</h4>
      {main.length === 0 ? <p className={styles.nothing}>{nothing}</p> : points(main)}
      {further.length > 0 ? (
        <Disclosure summary={resultMessages.showMore(further.length)}>{points(further)}</Disclosure>
      ) : null}
    </div>
  )
}

/** One point for or against a cause, said back: what was told as a sentence, what was only left out as "Not ticked". */
export function evidenceWords(
  { finding: key, present }: Pick<Evidence, 'finding' | 'present'>,
  { findings, steps }: Pick<LocationKnowledge, 'findings' | 'steps'>,
  answers: Answers,
): string {
  const finding = findings.get(key)
  if (!finding) return key
  if (present) return finding.present
  if (absenceOf(key, answers, steps) === 'not_ticked') return resultMessages.notTicked(finding.present)
  return finding.absent ?? resultMessages.notThis(finding.label)
}
