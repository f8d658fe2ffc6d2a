import { useMemo, useState } from 'react'
import type { Session } from '#web/domain/consultation/session.ts'
import { StartAgain } from '#web/features/consultation/start-again.tsx'
import { factsOf } from '#web/domain/assessment/facts.ts'
import { DOCTOR_HREF, FLOW } from '#web/domain/flow/flow.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { PRINTER, PrintedSheet } from '#web/features/doctor/printed-sheet.tsx'
import { KeepResult } from '#web/features/history/keep-result.tsx'
import { PainFacts } from '#web/features/place/pain-facts.tsx'
import { AnswerList } from '#web/features/answers/answer-list.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'
import { OutOfSight } from '#web/ui/unseen.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { LessLikely } from './less-likely.tsx'
import { medicalNoteMessages } from '#web/domain/words/medical-notes.ts'
import { resultMessages } from './messages.ts'
import { ScoreCard } from './score-card.tsx'
import { TestChanges } from './test-changes.tsx'
import { UnexplainedPlaces } from './unexplained-places.tsx'
import { UnsureNote } from './unsure-note.tsx'
import { UrgencyCard } from './urgency-card.tsx'
import styles from './final-result.module.css'

/** The one page to keep or to show to a doctor: urgency, final scores in both parts, and all answers. */
export function FinalResult({ session }: { session: Session }) {
  const { knowledge, consultation, assessment } = session
  const { shown, lessLikely } = assessment.ranking
  const urgency = assessment.triage
  const facts = useMemo(() => factsOf(session), [session])
  const [now] = useState(() => new Date())
  const isTested = Object.keys(assessment.selfTestAnswers).length > 0
  return (
    <>
      <div data-print="never">
        <PageBody>
          <BackLink href={FLOW.causes} />
          <PageHeading title={resultMessages.resultTitle}>{resultMessages.resultHeading}</PageHeading>
          <p>
            {(isTested ? resultMessages.resultLeadTested : resultMessages.resultLead)({
              place: knowledge.bundle.location.name,
            })}{' '}
            {resultMessages.summaryNote}
          </p>
          <PainFacts placeName={knowledge.bundle.location.name} mark={consultation.mark} />
          <UrgencyCard assessment={assessment} knowledge={knowledge} />
          <UnsureNote session={session} />
          <div className={styles.actions}>
            <ButtonLink href={DOCTOR_HREF}>
              <LineDrawing shape={PRINTER} size={20} />
              {doctorMessages.open}
            </ButtonLink>
            <ButtonLink look="secondary" href="/test-and-treatment">
              {resultMessages.toCare}
            </ButtonLink>
            <ButtonLink look="quiet" href={FLOW.causes}>
              {resultMessages.toCauses}
            </ButtonLink>
          </div>
          <section className={styles.part} aria-labelledby="scores">
            <h2 id="scores">{resultMessages.listHeading}</h2>
            {urgency.level === 'urgent' ? (
              <p>
                <strong>{resultMessages.urgentFirst}</strong>
              </p>
            ) : null}
            <p>
              {resultMessages.scoreExplained} {isTested ? resultMessages.testsCount : null}
            </p>
            <p>
              <strong>{medicalNoteMessages.notAdvice}</strong>
            </p>
            <ol className={styles.scores}>
              {shown.map((score, at) => (
                <li key={score.condition}>
                  <ScoreCard
                    condition={knowledge.conditions.get(score.condition)!}
                    score={score}
                    rank={at + 1}
                    session={session}
                    isTested={isTested}
                  />
                </li>
              ))}
            </ol>
            <LessLikely
              scores={lessLikely}
              somethingElse={assessment.somethingElse.final}
              knowledge={knowledge}
            />
            <UnexplainedPlaces session={session} shown={shown} />
          </section>
          <TestChanges session={session} isTested={isTested} />
          <Disclosure summary={resultMessages.yourAnswers} look="list">
            <AnswerList session={session} />
          </Disclosure>
          <KeepResult facts={facts} now={now} />
          <StartAgain />
        </PageBody>
      </div>
      <OutOfSight>
        <PrintedSheet facts={facts} now={now} />
      </OutOfSight>
    </>
  )
}
