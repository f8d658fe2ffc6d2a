import { addressOf } from '#web/language/language.ts'
import type { ConditionPage } from '#knowledge/bundle/conditions'
import { Section } from '#web/ui/section.tsx'
import { conditionPath } from './article-paths.ts'
import { HeadedList } from './headed-list.tsx'
import { conditionMessages as messages } from './messages.ts'
import styles from './article.module.css'

/** What a condition is often confused with, and the signs that tell them apart. */
export function Neighbours({ page: { neighbours } }: { page: ConditionPage }) {
  if (neighbours.length === 0) return null
  return (
    <Section id="neighbours" heading={messages.neighbours}>
      <p>{messages.neighboursLead}</p>
      {neighbours.map((other) => (
        <div key={other.slug} className={styles.neighbour}>
          <h3>
            <a href={addressOf(conditionPath(other.slug))}>{other.name}</a>
          </h3>
          {other.apart ? (
            <div className={styles.apart}>
              <Side heading={messages.ratherThis} signs={other.apart.forThis} />
              <Side heading={messages.ratherOther} signs={other.apart.forOther} />
            </div>
          ) : null}
        </div>
      ))}
    </Section>
  )
}

function Side({ heading, signs }: { heading: string; signs: readonly string[] }) {
  if (signs.length === 0) return null
  return (
    <div>
      <p className={styles.note}>{heading}</p>
      <HeadedList texts={signs} />
    </div>
  )
}
