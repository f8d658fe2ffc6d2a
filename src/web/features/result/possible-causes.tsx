import type { Session } from '#web/domain/consultation/session.ts'
import { StartAgain } from '#web/features/consultation/start-again.tsx'
import { FLOW } from '#web/domain/flow/flow.ts'
import { questionHref } from '#web/domain/flow/question-address.ts'
import { PainFacts } from '#web/features/place/pain-facts.tsx'
import { AnswerList } from '#web/features/answers/answer-list.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CauseCard } from './cause-card.tsx'
import { LessLikely } from './less-likely.tsx'
import { medicalNoteMessages } from '#web/domain/words/medical-notes.ts'
import { resultMessages } from './messages.ts'
import { UnexplainedPlaces } from './unexplained-places.tsx'
import { UnsureNote } from './unsure-note.tsx'
import { UrgencyCard } from './urgency-card.tsx'
import styles from './possible-causes.module.css'

/** How soon to get help, then the possible causes by the answers alone: self-tests count on the result page. */
export function PossibleCauses({ session }: { session: Session }) {
  const { knowledge, consultation, assessment } = session
  const { shown, lessLikely } = assessment.rankingBeforeSelfTests
  const urgency = assessment.triage
  const testCount = assessment.selfTests.main.flatMap(({ tests }) => tests).length
  const last = consultation.steps.at(-1)?.[0]
  return (
    <PageBody>
      {last ? <BackLink href={questionHref(last, session)} /> : null}
      <PageHeading title={resultMessages.causesTitle}>{resultMessages.causesHeading}</PageHeading>
      <PainFacts placeName={knowledge.bundle.location.name} mark={consultation.mark} />
      <UrgencyCard assessment={assessment} knowledge={knowledge} />
      <UnsureNote session={session} />
      <div className={styles.intro}>
        <h2>{resultMessages.listHeading}</h2>
        {urgency.level === 'urgent' ? (
          <p>
            <strong>{resultMessages.urgentFirst}</strong>
          </p>
        ) : null}
        <p>{resultMessages.scoreExplained}</p>
        <p>
          <strong>{medicalNoteMessages.notAdvice}</strong>
        </p>
      </div>
      {shown.map((score, at) => (
        <CauseCard key={score.condition} session={session} score={score} rank={at + 1} />
      ))}
      <LessLikely
        scores={lessLikely}
        somethingElse={assessment.somethingElse.earlier}
        knowledge={knowledge}
      />
      <UnexplainedPlaces session={session} shown={shown} />
      <Card tone="sunken">
        <h2>{resultMessages.selfTestsHeading}</h2>
        {testCount > 0 ? (
          <>
            <p>{resultMessages.selfTestsText}</p>
            <p>
              <ButtonLink href={FLOW.selfTests}>
                {resultMessages.selfTestsLink({ count: testCount })}
              </ButtonLink>
            </p>
          </>
        ) : (
          <p>{resultMessages.noSelfTests}</p>
        )}
        <p>
          <ButtonLink look={testCount > 0 ? 'quiet' : 'primary'} href={FLOW.result}>
            {resultMessages.toResult}
          </ButtonLink>
        </p>
      </Card>
      <Disclosure summary={resultMessages.yourAnswers} look="list">
        <AnswerList session={session} />
      </Disclosure>
      <StartAgain />
    </PageBody>
  )
}
