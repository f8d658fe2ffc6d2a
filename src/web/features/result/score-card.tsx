import type { Score } from '#engine'
import type { BundleCondition } from '#knowledge/bundle/bundle'
import type { Session } from '#web/domain/consultation/session.ts'
import { ReadAloud } from '#web/features/read-aloud/read-aloud.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { matchWords, scoreText, scoreWords, weightWords, wholeScore } from '#web/domain/words/match-words.ts'
import { seeWords } from '#web/domain/words/see-words.ts'
import { CauseName } from './cause-name.tsx'
import { resultMessages } from './messages.ts'
import styles from './score-card.module.css'

interface ScoreCardProps {
  condition: BundleCondition
  score: Score
  rank: number
  session: Session
  /** Whether any self-test was answered: without one there is nothing to say of them. */
  isTested: boolean
}

/** One cause's final score: in words, what self-tests did to it, and folded away the parts it is made of. */
export function ScoreCard({ condition, score, rank, session, isTested }: ScoreCardProps) {
  const heading = `score-${condition.key}`
  return (
    <Card as="article" labelledBy={heading}>
      <CauseName condition={condition} rank={rank} id={heading} />
      <ReadAloud about={heading} />
      <p className={styles.final}>
        <strong>{matchWords(score)}</strong>
        <span className={styles.number}>
          {resultMessages.score} {scoreWords(score.final)}
        </span>
      </p>
      <ShareBar percent={score.final} />
      {isTested ? <p>{testEffect(score)}</p> : null}
      <p>
        <strong>{resultMessages.see}:</strong>{' '}
        {seeWords(condition, session.assessment.triage.level, resultMessages.seeSooner)}
      </p>
      <Disclosure
        summary={
          <>
            {resultMessages.workedOut}
            <Unseen>{resultMessages.moreOf({ name: condition.name })}</Unseen>
          </>
        }
      >
        <ScoreParts score={score} rank={rank} session={session} isTested={isTested} />
      </Disclosure>
    </Card>
  )
}

function ScoreParts({ score, rank, session, isTested }: Omit<ScoreCardProps, 'condition'>) {
  const earlier = scoreText(score.earlier)
  const match = scoreText(score.match)
  const parts = [
    [resultMessages.fromAnswers, earlier],
    ...(isTested
      ? ([
          ...selfTestPoints(score, session),
          [resultMessages.fromTests, match],
          [resultMessages.final, resultMessages.sum({ earlier, match, final: scoreText(score.final) })],
        ] as const)
      : []),
    ...(rank === 1
      ? []
      : [
          [
            resultMessages.difference,
            resultMessages.below({ percent: scoreText(score.differencePercent) }),
          ] as const,
        ]),
  ] as const
  return (
    <>
      <p>{isTested ? resultMessages.finalExplained : resultMessages.changeNone}</p>
      <dl className={styles.parts}>
        {parts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Each self-test's question that was answered, with what the answer says of the cause. */
function selfTestPoints(
  { condition }: Score,
  { knowledge, assessment }: Session,
): (readonly [string, string])[] {
  return assessment.selfTestEvidenceFor(condition).flatMap(({ selfTest, question, weight, grade }) => {
    const asked = knowledge.selfTests.get(selfTest)?.questions.find(({ key }) => key === question)
    return asked
      ? [
          [
            asked.question,
            (weight > 0 ? resultMessages.testSaysFor : resultMessages.testSaysAgainst)({
              strength: weightWords({ grade }),
            }),
          ] as const,
        ]
      : []
  })
}

/** What the self-tests did to a cause's score, in words. */
export function testEffect({ earlier, final, selfTests, moved }: Score): string {
  const effects = resultMessages.testEffect[selfTests]
  return moved === 'hardly'
    ? effects.hardly
    : effects[moved]({ from: wholeScore(earlier), to: wholeScore(final) })
}
