import { adviceSentences } from '#knowledge/bundle/advice'
import type { ConditionPage, DangerSign } from '#knowledge/bundle/conditions'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { sentenceOf } from '#web/ui/words.ts'
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
            {dangerSigns.map((sign) => (
              <li key={sign.title}>
                <strong>{sentenceOf(sign.title)}</strong> {beyondAdvice(sign)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </UrgencyFrame>
  )
}

/** What a danger sign says beyond the advice above it. Advice that begins otherwise stays as it is. */
function beyondAdvice({ do: act, said, marks }: DangerSign): string {
  if (said === undefined) return act
  return adviceSentences(act, marks)
    .filter((_, at) => !said.includes(at))
    .map(({ say }) => say)
    .join(' ')
}
