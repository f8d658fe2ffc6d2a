import { addressOf, langOfEnglish } from '#web/language/language.ts'
import type { DangerWay, PlacePage } from '#knowledge/bundle/conditions'
import { CallButtons } from '#web/features/emergency-call/call-buttons.tsx'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Section } from '#web/ui/section.tsx'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
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
      <DangerSigns signs={page.dangerSigns} />
      <StartHere places={[page]} />
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
      {/* A list to press; by age the most common ones are printed. */}
      <div data-print="never">
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
      </div>
      <p>{messages.whoCanSay}</p>
    </PageBody>
  )
}

/** With more of them nobody would read the list. */
const MOST_SHOWN = 5

type Signs = PlacePage['dangerSigns'][DangerWay]

/** What cannot wait, by what to do. */
function DangerSigns({ signs: { call, go, today } }: { signs: PlacePage['dangerSigns'] }) {
  return (
    <>
      {call.length + go.length > 0 ? (
        <UrgencyFrame level="emergency" id="danger-signs" heading={messages.placeDanger}>
          <p>{messages.placeDangerLead}</p>
          <CallButtons small />
          <SignGroup heading={messages.placeCall} signs={call} />
          <SignGroup heading={messages.placeGo} signs={go} />
        </UrgencyFrame>
      ) : null}
      {today.length > 0 ? (
        <UrgencyFrame level="urgent" id="today" heading={urgencyMessages.level.urgent}>
          <SignGroup signs={today} />
        </UrgencyFrame>
      ) : null}
    </>
  )
}

function SignGroup({ heading, signs }: { heading?: string; signs: Signs }) {
  if (signs.length === 0) return null
  const more = signs.slice(MOST_SHOWN)
  return (
    <>
      {heading ? <h3>{heading}</h3> : null}
      <SignList signs={signs.slice(0, MOST_SHOWN)} />
      {more.length > 0 ? (
        <div data-print="whole">
          <Disclosure summary={messages.placeDangerMore({ count: more.length })}>
            <SignList signs={more} isBrief />
          </Disclosure>
        </div>
      ) : null}
    </>
  )
}

/** On paper brief: with all reasons the signs of one place fill pages. */
function SignList({ signs, isBrief }: { signs: Signs; isBrief?: true }) {
  return (
    <ul className={isBrief ? `${styles.list} ${styles.brief}` : styles.list}>
      {signs.map(({ title, because }) => (
        <li key={title}>
          <strong>{sentenceOf(title)}</strong> {isBrief ? <span data-print="never">{because}</span> : because}
        </li>
      ))}
    </ul>
  )
}
