import { Section } from '#web/ui/section.tsx'
import { placePath } from './article-paths.ts'
import { PLACES } from './find-conditions.ts'
import { conditionMessages } from './messages.ts'
import styles from './conditions-page.module.css'

/** The places of the body by region, from head to toe. */
export function PlaceLinks() {
  const groups = [...new Set(PLACES.map(({ group }) => group))]
  return (
    <Section id="by-place" heading={conditionMessages.byPlace}>
      <dl className={styles.groups}>
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <dt>{group}</dt>
            {PLACES.filter((place) => place.group === group).map(({ slug, name }) => (
              <dd key={slug}>
                <a href={placePath(slug)}>{name}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  )
}
