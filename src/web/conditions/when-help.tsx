import type { ConditionPage } from '#knowledge/bundle-conditions'
import { Icon } from '#web/ui/icon.tsx'
import { TextList } from './article-section.tsx'
import { conditionMessages } from './messages.ts'
import styles from './article.module.css'

/** How soon to be seen when this is the cause, and the signs that cannot wait. Icon and colour only repeat the words. */
export function WhenHelp({ page: { urgency, see, getHelp, dangerSigns } }: { page: ConditionPage }) {
  return (
    <section className={`${styles.help} ${styles[urgency] ?? ''}`} aria-labelledby="when-help">
      <div className={styles.helpHead}>
        <Icon name={urgency} size={28} />
        <h2 id="when-help">{conditionMessages.whenHelp}</h2>
      </div>
      <p className={styles.see}>{see}</p>
      {/* There is no sooner than now. */}
      <TextList {...(urgency !== 'emergency' && { heading: conditionMessages.sooner })} texts={getHelp} />
      {dangerSigns.length > 0 ? (
        <>
          <h3>{conditionMessages.dangerSigns}</h3>
          <ul className={styles.list}>
            {dangerSigns.map(({ title, do: act }) => (
              <li key={title}>
                <strong>{title}.</strong> {act}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
