import type { PainMark } from '#web/domain/consultation/pain-mark.ts'
import {
  alsoWords,
  painMessages,
  placeWords,
  spreadWords,
  strengthWords,
} from '#web/domain/words/pain-words.ts'
import styles from './pain-facts.module.css'

/** Where it hurts, where it spreads to and how strong it is, for the pages that show a result. */
export function PainFacts({ placeName, mark }: { placeName: string; mark: PainMark }) {
  const facts = [
    [painMessages.where, placeWords(placeName, mark)],
    [painMessages.spread, spreadWords(mark)],
    [painMessages.also, alsoWords(mark)],
    [painMessages.strength, strengthWords(mark)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, words]) =>
        words === null ? null : (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{words}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
