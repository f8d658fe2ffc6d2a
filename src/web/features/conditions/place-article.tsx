import { addressOf, langOfEnglish } from '#web/language/language.ts'
import type { PlacePage } from '#knowledge/bundle/conditions'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Section } from '#web/ui/section.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { ageGroupWords } from './article-words.ts'
import { conditionPath, CONDITIONS_PATH } from './article-paths.ts'
import { conditionMessages as messages, isSameName } from './messages.ts'
import { PlaceFigure } from './place-figure.tsx'
import { StartHere } from './start-here.tsx'
import styles from './article.module.css'

/** The causes of pain at one place, the most common first. Drawn at build time only. */
export function PlaceArticle({ page }: { page: PlacePage }) {
  return (
    <PageBody>
      <BackLink href={CONDITIONS_PATH}>{messages.back}</BackLink>
      <h1 tabIndex={-1}>{messages.placeTitle({ place: page.name })}</h1>
      <div className={styles.lead}>
        <p>{messages.placeLead({ count: page.causes.length, includes: page.includes })}</p>
        <PlaceFigure sex="female" label={(place) => messages.placeFigure({ place })} places={[page]} />
      </div>
      <StartHere places={[page]} />
      <DangerSigns signs={page.dangerSigns} />
      <Section id="by-age" heading={messages.byAge}>
        <div className={styles.ages}>
          {page.byAge.map(({ age, causes }) => (
            <div key={age.min}>
              <h3>{ageGroupWords(age)}</h3>
              <ul className={styles.list}>
                {causes.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={addressOf(conditionPath(slug))}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="all-causes" heading={messages.placeAll}>
        <ul className={styles.rows}>
          {page.causes.map(({ slug, name, medicalName, commonness, urgency }) => (
            <li key={slug} className={styles.row}>
              <span>
                <a href={addressOf(conditionPath(slug))}>{name}</a>
                {isSameName(name, medicalName) ? null : (
                  <>
                    <br />
                    <span className={styles.note} lang={langOfEnglish}>
                      {medicalName}
                    </span>
                  </>
                )}
              </span>{' '}
              <span className={styles.much}>
                {messages.commonness[commonness]}
                {urgency === 'emergency' || urgency === 'urgent' ? ` · ${messages.placeUrgent}` : null}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <p>{messages.notAdvice}</p>
    </PageBody>
  )
}

/** With more of them nobody would read the list. */
const MOST_SHOWN = 6

function DangerSigns({ signs }: { signs: PlacePage['dangerSigns'] }) {
  if (signs.length === 0) return null
  const more = signs.slice(MOST_SHOWN)
  return (
    <Section id="danger-signs" heading={messages.placeDanger}>
      <p>{messages.placeDangerLead}</p>
      <SignList signs={signs.slice(0, MOST_SHOWN)} />
      {more.length > 0 ? (
        <Disclosure summary={messages.placeDangerMore({ count: more.length })}>
          <SignList signs={more} />
        </Disclosure>
      ) : null}
    </Section>
  )
}

function SignList({ signs }: { signs: PlacePage['dangerSigns'] }) {
  return (
    <ul className={styles.list}>
      {signs.map(({ title, because }) => (
        <li key={title}>
          <strong>{sentenceOf(title)}</strong> {because}
        </li>
      ))}
    </ul>
  )
}
