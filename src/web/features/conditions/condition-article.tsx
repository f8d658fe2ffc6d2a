import { addressOf, langOfEnglish } from '#web/language/language.ts'
import type { CareText, ConditionPage } from '#knowledge/bundle/conditions'
import { medicalNoteMessages } from '#web/domain/words/medical-notes.ts'
import { reviewWords } from '#web/domain/words/review-words.ts'
import { BackLink } from '#web/ui/links.tsx'
import { Caution } from '#web/ui/caution.tsx'
import { EnglishInSentence } from '#web/ui/english-in-sentence.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { grouped, sentenceOf } from '#web/ui/words.ts'
import { ageWords, endedSentence } from './article-words.ts'
import { CONDITIONS_PATH, placePath } from './article-paths.ts'
import { HeadedList } from './headed-list.tsx'
import { conditionMessages as messages, isSameName } from './messages.ts'
import { Neighbours } from './neighbours.tsx'
import { PlaceFigure } from './place-figure.tsx'
import { SelfTestTexts } from './self-test-texts.tsx'
import { StartHere } from './start-here.tsx'
import { DangerSigns, WhenHelp } from './when-help.tsx'
import styles from './article.module.css'

/** All that is known about one condition, help first. Drawn at build time only. */
export function ConditionArticle({ page }: { page: ConditionPage }) {
  const isEmergency = page.urgency === 'emergency'
  return (
    <PageBody>
      <BackLink href={CONDITIONS_PATH}>{messages.back}</BackLink>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{page.name}</h1>
        {isSameName(page.name, page.medicalName) ? null : (
          <p className={styles.names}>
            <EnglishInSentence
              sentence={(name) => messages.medicalName({ name })}
              words={[page.medicalName]}
            />
          </p>
        )}
      </header>
      {isEmergency ? <WhenHelp page={page} /> : null}
      <div className={styles.lead}>
        <p className={styles.description}>{page.description}</p>
        <PlaceFigure
          sex={page.sex === 'male' || page.oftenerIn === 'male' ? 'male' : 'female'}
          label={(places) => messages.figure({ places })}
          places={page.places.map(({ place }) => place)}
          through={page.runsThrough}
        />
      </div>
      {isEmergency ? <DangerSigns page={page} /> : <WhenHelp page={page} />}
      <Section id="signs" heading={messages.signs}>
        <Signs signs={page.signs} />
      </Section>
      <Course stages={page.course} />
      <Section id="how-common" heading={messages.howCommon}>
        <HowCommon page={page} />
      </Section>
      <Care id="tests" heading={messages.tests} uses={page.tests} />
      <Care id="treatments" heading={messages.treatments} uses={page.treatments} />
      <Section id="self-care" heading={messages.selfCare}>
        <TextList texts={page.selfCare} />
      </Section>
      <SelfTestTexts tests={page.selfTests} />
      <Neighbours page={page} />
      <StartHere places={page.places.map(({ place }) => place)} />
      <Section id="sources" heading={messages.sources}>
        <Sources page={page} />
      </Section>
    </PageBody>
  )
}

function Signs({ signs }: { signs: ConditionPage['signs'] }) {
  return (
    <>
      {signs.at ? <p>{messages.signsAt({ place: signs.at })}</p> : null}
      <h3>{messages.signsFor}</h3>
      <ul className={styles.rows}>
        {signs.for.map(({ text, frequency }) => (
          <li key={text} className={styles.row}>
            <span>{text}</span> <span className={styles.much}>{messages.frequency[frequency]}</span>
          </li>
        ))}
      </ul>
      <HeadedList heading={messages.signsAgainst} texts={signs.against} />
      <p className={styles.note}>{messages.signsNote}</p>
    </>
  )
}

function Course({ stages }: { stages: ConditionPage['course'] }) {
  if (stages.length === 0) return null
  return (
    <Section id="course" heading={messages.course}>
      <ol className={styles.course}>
        {stages.map(({ when, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{messages.courseNote}</p>
    </Section>
  )
}

function HowCommon({ page: { places, age, sex, oftenerIn } }: { page: ConditionPage }) {
  return (
    <>
      <p>
        {[ageWords(age), messages.sex[sex], oftenerIn && messages.oftener[oftenerIn]]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p>{messages.howCommonLead}</p>
      <ul className={styles.rows}>
        {places.map(({ place, commonness, per1000 }) => (
          <li key={place.key} className={styles.row}>
            <a href={addressOf(placePath(place.slug))}>{place.name}</a>{' '}
            <span className={styles.much}>
              {messages.commonness[commonness]}
              {per1000 === null ? null : `, ${messages.outOf1000({ count: grouped(per1000) })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Care({ id, heading, uses }: { id: string; heading: string; uses: readonly CareText[] }) {
  if (uses.length === 0) return null
  return (
    <Section id={id} heading={heading}>
      <ul className={styles.list}>
        {uses.map(({ name, what, shows, caution, note }) => (
          <li key={name}>
            <strong>{sentenceOf(name)}</strong> {what} {shows} {note === null ? null : endedSentence(note)}
            {caution ? <Caution name={medicalNoteMessages.careful} text={caution} /> : null}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{messages.careNote}</p>
    </Section>
  )
}

function Sources({ page: { sources, written, review, codes } }: { page: ConditionPage }) {
  return (
    <>
      <ul className={styles.list}>
        {sources.map(({ key, title, publisher, year, kind, url }) => (
          <li key={key}>
            <a href={url} rel="noreferrer" lang={langOfEnglish}>
              {title}
            </a>{' '}
            (
            <EnglishInSentence
              sentence={(name) => messages.sourceLine(name, year, messages.sourceKind[kind])}
              words={[publisher]}
            />
            )
          </li>
        ))}
      </ul>
      <p>{reviewWords(review, written)}</p>
      <p className={styles.note}>{messages.codes(codes.icd10, codes.icd11)}</p>
      <p>{messages.whoCanSay}</p>
    </>
  )
}
