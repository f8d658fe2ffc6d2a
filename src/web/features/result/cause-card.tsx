import { ALSO_HURTS, type Score } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import { ReadAloud } from '#web/features/read-aloud/read-aloud.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { listed } from '#web/ui/words.ts'
import { Unseen } from '#web/ui/unseen.tsx'
import { CauseDetails } from './cause-details.tsx'
import { CauseName } from './cause-name.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { matchWords, scoreWords } from '#web/domain/words/match-words.ts'
import { seeWords } from '#web/domain/words/see-words.ts'
import { resultMessages } from './messages.ts'
import styles from './cause-card.module.css'

interface CauseCardProps {
  session: Session
  score: Score
  rank: number
}

/** One possible cause: how well it fits, why, and what usually follows. */
export function CauseCard({ session: { knowledge, answers, assessment }, score, rank }: CauseCardProps) {
  const condition = knowledge.conditions.get(score.condition)!
  const evidence = assessment.evidenceBySide(score.condition)
  const elsewhere = answers[ALSO_HURTS] ?? []
  const explains = assessment.explainsElsewhere(condition.key)
  const namesOf = (keys: readonly string[]) => [
    knowledge.bundle.location.name,
    ...keys.flatMap((key) => knowledge.findings.get(key)?.label ?? []),
  ]
  const heading = `cause-${condition.key}`
  return (
    <Card as="article" labelledBy={heading}>
      <header className={styles.head}>
        <CauseName condition={condition} rank={rank} id={heading} />
        <div className={styles.score}>
          <p>
            <strong>{matchWords(score)}</strong>
          </p>
          <p className={styles.number}>
            {resultMessages.score} {scoreWords(score.final)}
          </p>
          <ShareBar percent={score.final} />
        </div>
      </header>
      <ReadAloud about={heading} />
      <p>{condition.description}</p>
      {elsewhere.length > 0 ? (
        <p>
          {explains.length > 0
            ? resultMessages.explains({ places: listed(namesOf(explains)) })
            : resultMessages.explainsOne}
        </p>
      ) : null}
      {evidence.for.all.length + evidence.against.all.length === 0 ? (
        <p className={styles.nothing}>{resultMessages.nothingEither}</p>
      ) : (
        <div className={styles.evidence}>
          <EvidenceList
            heading={resultMessages.for}
            nothing={resultMessages.nothingFor}
            tone="for"
            evidence={evidence.for}
            knowledge={knowledge}
          />
          <EvidenceList
            heading={resultMessages.against}
            nothing={resultMessages.nothingAgainst}
            tone="against"
            evidence={evidence.against}
            knowledge={knowledge}
          />
        </div>
      )}
      <p>
        <strong>{resultMessages.see}:</strong> {seeWords(condition, assessment.triage.level)}
      </p>
      <Disclosure
        summary={
          <>
            {resultMessages.more}
            <Unseen>{resultMessages.moreOf({ name: condition.name })}</Unseen>
          </>
        }
      >
        <CauseDetails
          condition={condition}
          knowledge={knowledge}
          present={assessment.present}
          level={assessment.triage.level}
        />
      </Disclosure>
    </Card>
  )
}
