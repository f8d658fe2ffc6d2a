import { addressOf, langOfEnglish } from '#web/language/language.ts'
import { memo } from 'react'
import { nameToSort } from '#knowledge/bundle/name-to-sort'
import { Section } from '#web/ui/section.tsx'
import { conditionPath } from './article-paths.ts'
import type { ListedCondition } from './find-conditions.ts'
import { conditionMessages, isSameName } from './messages.ts'
import styles from './conditions-page.module.css'

interface ConditionListProps {
  /** By name. */
  found: readonly ListedCondition[]
  byLetter: boolean
}

/** Long, so it is drawn again only when it changes. */
export const ConditionList = memo(function ConditionList({ found, byLetter }: ConditionListProps) {
  if (!byLetter) return <Rows conditions={found} />
  const letters = [...new Set(found.map(letterOf))]
  return (
    <Section id="a-to-z" heading={conditionMessages.aToZ}>
      <nav aria-label={conditionMessages.letters}>
        <ul className={styles.letters}>
          {letters.map((letter) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map((letter) => (
        <section key={letter} className={styles.letter} aria-labelledby={`letter-${letter}`}>
          <h3 id={`letter-${letter}`}>{letter}</h3>
          <Rows conditions={found.filter((condition) => letterOf(condition) === letter)} />
        </section>
      ))}
    </Section>
  )
})

function letterOf({ name }: ListedCondition): string {
  return nameToSort(name).charAt(0).toUpperCase()
}

function Rows({ conditions }: { conditions: readonly ListedCondition[] }) {
  return (
    <ul className={styles.rows}>
      {conditions.map(({ slug, name, medicalName }) => (
        <li key={slug}>
          <a href={addressOf(conditionPath(slug))}>{name}</a>{' '}
          {isSameName(name, medicalName) ? null : (
            <span className={styles.note} lang={langOfEnglish}>
              {medicalName}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
