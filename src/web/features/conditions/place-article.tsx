import type { PlacePage } from '#knowledge/bundle-conditions'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { conditionPath, CONDITIONS_PATH } from './article-paths.ts'
import { conditionMessages, isSameName } from './messages.ts'
import { StartHere } from './start-here.tsx'
import styles from './article.module.css'

/** The causes of pain at one place, the most common first. Drawn at build time only. */
export function PlaceArticle({ page }: { page: PlacePage }) {
  return (
    <PageBody>
      <BackLink href={CONDITIONS_PATH}>{conditionMessages.back}</BackLink>
      <h1 tabIndex={-1}>{conditionMessages.placeTitle(page.name)}</h1>
      <p>{conditionMessages.placeLead(page.causes.length, page.includes)}</p>
      <StartHere places={[page]} />
      <ul className={styles.rows}>
        {page.causes.map(({ slug, name, medicalName, commonness, urgency }) => (
          <li key={slug} className={styles.row}>
            <span>
              <a href={conditionPath(slug)}>{name}</a>
              {isSameName(name, medicalName) ? null : (
                <>
                  <br />
                  <span className={styles.note}>{medicalName}</span>
                </>
              )}
            </span>{' '}
            <span className={styles.much}>
              {conditionMessages.commonness[commonness]}
              {urgency === 'emergency' || urgency === 'urgent' ? ` · ${conditionMessages.placeUrgent}` : null}
            </span>
          </li>
        ))}
      </ul>
      <p>{conditionMessages.notAdvice}</p>
    </PageBody>
  )
}
