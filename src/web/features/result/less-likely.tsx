import type { Score } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { scoreWords } from '#web/domain/words/match-words.ts'
import { resultMessages } from './messages.ts'
import styles from './less-likely.module.css'

export function LessLikely({
  scores,
  knowledge,
}: {
  scores: readonly Score[]
  knowledge: LocationKnowledge
}) {
  if (scores.length === 0) return null
  return (
    <Disclosure summary={resultMessages.lessLikely(scores.length)}>
      <p>{resultMessages.lessLikelyNote}</p>
      <ul className={styles.list}>
        {scores.map(({ condition, final }) => (
          <li key={condition} className={styles.cause}>
            <span>{knowledge.conditions.get(condition)?.name}</span>
            <span className={styles.score}>
              {resultMessages.score} {scoreWords(final)}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
