import type { ConditionPage } from '#knowledge/bundle-conditions'
import { sentencesOf } from '#web/domain/words/urgency-words.ts'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { HeadedList } from './headed-list.tsx'
import { conditionMessages } from './messages.ts'
import styles from './article.module.css'

/** How soon to be seen when this is the cause, and the signs that cannot wait. */
export function WhenHelp({ page: { urgency, see, getHelp, dangerSigns } }: { page: ConditionPage }) {
  return (
    <UrgencyFrame level={urgency} id="when-help" heading={conditionMessages.whenHelp}>
      <p className={styles.see}>{see}</p>
      {/* There is no sooner than now. */}
      <HeadedList {...(urgency !== 'emergency' && { heading: conditionMessages.sooner })} texts={getHelp} />
      {dangerSigns.length > 0 ? (
        <>
          <h3>{conditionMessages.dangerSigns}</h3>
          <ul className={styles.list}>
            {dangerSigns.map(({ title, do: act }) => (
              <li key={title}>
                <strong>{title}.</strong> {addsTo(see, act)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </UrgencyFrame>
  )
}

/** What a danger sign says beyond the advice above it. Advice that begins otherwise stays as it is. */
function addsTo(see: string, act: string): string {
  const said = sentencesOf(see)
  const sentences = sentencesOf(act)
  return sentences[0] === said[0] ? sentences.filter((sentence) => !said.includes(sentence)).join(' ') : act
}
