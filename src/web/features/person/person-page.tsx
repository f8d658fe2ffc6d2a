import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Profile } from '#api/profile'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { withPerson, withStrength, type Consultation } from '#web/domain/consultation/consultation.ts'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { FLOW, OWN_WORDS_HREF } from '#web/domain/flow/flow.ts'
import { useFlowGuard } from '#web/domain/flow/use-flow-guard.ts'
import { nameOfPlace } from '#web/domain/knowledge/place-names.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { alsoWords, painMessages, placeWords, spreadWords } from '#web/domain/words/pain-words.ts'
import { FillFromProfile } from '#web/features/account/profile/fill-from-profile.tsx'
import { afterPaint } from '#web/routing/after-paint.ts'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { inSentences } from '#web/ui/words.ts'
import { personMessages } from './messages.ts'
import { PersonForm, type AboutPerson } from './person-form.tsx'
import styles from './person-page.module.css'

/** Age and weight. */
export function PersonPage() {
  return <AboutYou asksSex={false} />
}

/** The same and sex, where no body was picked. */
export function PersonWithSexPage() {
  return <AboutYou asksSex />
}

function AboutYou({ asksSex }: { asksSex: boolean }) {
  const consultation = useFlowGuard(asksSex ? FLOW.personWithSex : FLOW.person)
  const [, navigate] = useLocation()
  const [filled, setFilled] = useState<Partial<Pick<Consultation, 'ageBand' | 'sex'>> | null>(null)

  function done({ strength, ...about }: AboutPerson) {
    answerStore().change((consultation) => withStrength(withPerson(consultation, about), strength))
    const { ownWords, steps } = answerStore().current()
    navigate(ownWords || steps.length > 0 ? FLOW.steps : OWN_WORDS_HREF)
  }

  function fillIn({ age_range, sex }: Profile['fields']): boolean {
    const ageBand = ageBandNamed(age_range?.value)?.key
    const wantedSex = asksSex ? sex?.value : undefined
    if (!ageBand && !wantedSex) return false
    setFilled({ ...(ageBand && { ageBand }), ...(wantedSex && { sex: wantedSex }) })
    return true
  }

  const heading =
    consultation && consultation.who !== 'me'
      ? personMessages.personHeadingOther
      : personMessages.personHeading
  return (
    <PageBody>
      <BackLink href={FLOW.place} />
      <PageHeading title={personMessages.personTitle}>{heading}</PageHeading>
      {consultation ? (
        <>
          <Given consultation={consultation} showsSex={!asksSex} />
          <FillFromProfile onProfile={fillIn} />
          {/* The key starts it anew with what the profile holds. */}
          <PersonForm
            key={filled ? 'filled' : 'own'}
            consultation={{ ...consultation, ...filled }}
            asksSex={asksSex}
            onDone={(about) => afterPaint(() => done(about))}
          />
        </>
      ) : null}
    </PageBody>
  )
}

/** What was chosen on the pages before, each with a way to change it. */
function Given({ consultation, showsSex }: { consultation: Consultation; showsSex: boolean }) {
  const { who, sex, mark, painLocation } = consultation
  const spread = spreadWords(mark)
  const also = alsoWords(mark)
  const place = inSentences([
    placeWords(nameOfPlace(painLocation?.key) ?? '', mark),
    ...(spread === null ? [] : [`${painMessages.spread}: ${spread}`]),
    ...(also === null ? [] : [`${painMessages.also}: ${also}`]),
  ])
  return (
    <dl className={styles.given}>
      {who === 'me' ? null : (
        <GivenRow what={reviewMessages.who} words={reviewMessages.whoName[who]} href={FLOW.body} />
      )}
      <GivenRow what={personMessages.place} words={place} href={FLOW.place} />
      {sex && showsSex ? (
        <GivenRow what={personMessages.body} words={reviewMessages.sexName[sex]} href={FLOW.body} />
      ) : null}
    </dl>
  )
}

function GivenRow({ what, words, href }: { what: string; words: string; href: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {words}
        <Link href={href} aria-label={personMessages.changeNamed({ what })}>
          {personMessages.change}
        </Link>
      </dd>
    </div>
  )
}
