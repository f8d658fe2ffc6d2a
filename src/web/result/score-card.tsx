import { CANDIDATE_EARLIER, type Score } from '#engine'
import type { BundleCondition } from '#knowledge/bundle'
import { Card } from '#web/ui/card.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { matchWords, scoreText } from './match-words.ts'
import { resultMessages } from './messages.ts'
import styles from './score-card.module.css'

interface ScoreCardProps {
  condition: BundleCondition
  score: Score
  rank: number
}

/** One cause's final score with the two parts it is made of. */
export function ScoreCard({ condition, score, rank }: ScoreCardProps) {
  const earlier = scoreText(score.earlier)
  const match = scoreText(score.match)
  const final = scoreText(score.final)
  const heading = `score-${condition.key}`
  return (
    <Card as="article" labelledBy={heading}>
      <div>
        <h3 id={heading}>
          <span className={styles.rank}>{resultMessages.rank(rank)}</span> {condition.name}
        </h3>
        <p className={styles.medical}>{condition.medicalName}</p>
      </div>
      <p className={styles.final}>
        <strong>{matchWords(score.final)}</strong>
        <span className={styles.number}>
          {resultMessages.final} {final}
        </span>
      </p>
      <ShareBar percent={score.final} />
      <dl className={styles.parts}>
        <div>
          <dt>{resultMessages.fromAnswers}</dt>
          <dd>{earlier}</dd>
        </div>
        <div>
          <dt>{resultMessages.fromTests}</dt>
          <dd>{match}</dd>
          {score.tested ? null : (
            <dd className={styles.note}>
              {score.earlier < CANDIDATE_EARLIER ? resultMessages.tooUnlikely : resultMessages.notTested}
            </dd>
          )}
        </div>
        <div>
          <dt>{resultMessages.final}</dt>
          <dd>{resultMessages.sum(earlier, match, final)}</dd>
        </div>
        {rank === 1 ? null : (
          <div>
            <dt>{resultMessages.difference}</dt>
            <dd>{resultMessages.below(scoreText(score.differencePercent))}</dd>
          </div>
        )}
      </dl>
      <p>
        <strong>{resultMessages.see}:</strong> {condition.see}
      </p>
    </Card>
  )
}
