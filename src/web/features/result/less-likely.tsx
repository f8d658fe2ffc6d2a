import type { Score } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { scoreWords } from '#web/domain/words/match-words.ts'
import { resultMessages } from './messages.ts'
import styles from './less-likely.module.css'

interface LessLikelyProps {
  scores: readonly Score[]
  /** The score, 0 to 100, of a cause that is not known here. */
  somethingElse: number
  knowledge: LocationKnowledge
}

/** The causes that are not shown in full, and that it may be something else altogether. */
export function LessLikely({ scores, somethingElse, knowledge }: LessLikelyProps) {
  return (
    <>
      <p className={styles.else}>{resultMessages.somethingElse({ score: scoreWords(somethingElse) })}</p>
      {scores.length > 0 ? <NamedAlone scores={scores} knowledge={knowledge} /> : null}
    </>
  )
}

function NamedAlone({ scores, knowledge }: Omit<LessLikelyProps, 'somethingElse'>) {
  return (
    <Disclosure summary={resultMessages.lessLikely({ count: scores.length })}>
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
