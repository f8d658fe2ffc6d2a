import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { positionOf, type Position, type StepAnswer } from '#engine'
import { withStepAnswer } from '#web/domain/consultation/consultation.ts'
import { answerStore } from '#web/domain/consultation/use-consultation.ts'
import { zoneOf } from '#web/domain/body/zones.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { EmergencyView } from '#web/features/emergency/emergency-view.tsx'
import { FLOW, personPageFor } from '#web/domain/flow/flow.ts'
import { afterPaint } from '#web/routing/after-paint.ts'
import { useFragment, barePath } from '#web/routing/address.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { dropDraft } from '#web/domain/consultation/drafts.ts'
import { EmergencyLine } from './emergency-line.tsx'
import { TopRow } from './top-row.tsx'
import { Finished } from './finished.tsx'
import { markedAnswer } from './marked-answer.ts'
import { interviewView } from './interview-view.ts'
import { interviewMessages } from './messages.ts'
import { pageAfter, pageBefore } from './page-after.ts'
import { QuestionForm } from './question-form.tsx'
import { ReviewPanel } from './review-panel.tsx'

/** The questions of one place. The fragment names the current one, so browser Back and reload work. */
export function Interview({ session }: { session: Session }) {
  const { knowledge, person, answers, consultation, assessment } = session
  const fragment = useFragment()
  const [path, navigate] = useLocation()
  const view = interviewView(fragment, assessment)
  const fitting = view.kind === 'question' ? view.step : ''

  // On the way to another page this one may still be in sight: it has no say any more.
  const isAsking = barePath(path) === FLOW.steps
  useEffect(() => {
    if (isAsking && fragment !== fitting)
      navigate(`${FLOW.steps}${fitting && `#${fitting}`}`, { replace: true })
  }, [isAsking, fragment, fitting, navigate])

  function answer(step: string, chosen: StepAnswer) {
    const answered = sessionOf(knowledge, withStepAnswer(consultation, step, chosen), person)
    answerStore().change(() => answered.consultation)
    dropDraft(step)
    navigate(pageAfter(step, session, answered))
  }

  if (view.kind === 'emergency') return <EmergencyView session={session} />
  if (view.kind === 'finished') return <Finished session={session} />

  const step = knowledge.steps.get(view.step)!
  const options = assessment.offeredAt(step.key)
  const { zone, spread } = consultation.mark
  const marked = markedAnswer(step, options, {
    main: zoneOf(zone),
    spread: spread.flatMap((each) => zoneOf(each) ?? []),
  })
  const position = positionOf(
    knowledge.model,
    assessment.progress,
    step.key,
    consultation.steps.map(([key]) => key),
  )
  const isEmergency = assessment.triage.level === 'emergency'
  const canCall = position.part !== 'interview' || assessment.listsDangerSign(step.key)
  return (
    <PageBody>
      {isEmergency ? <EmergencyLine wentOn={assessment.wentOn} /> : null}
      <TopRow
        back={pageBefore(step.key, session) ?? personPageFor(consultation)}
        canCall={canCall && !isEmergency}
      />
      <QuestionForm
        key={step.key}
        step={step}
        options={options}
        findings={knowledge.findings}
        answer={answers[step.key]}
        marked={marked}
        stated={options.filter((option) => assessment.stated[option] === true)}
        progress={inWords(position)}
        onAnswer={(chosen) => afterPaint(() => answer(step.key, chosen))}
      />
      <ReviewPanel session={session} />
    </PageBody>
  )
}

function inWords(position: Position): string {
  if (position.part === 'later_screen') return interviewMessages.laterScreenPart
  return position.part === 'screen'
    ? interviewMessages.screenPart(position.at, position.of)
    : interviewMessages.interviewPart(position.at, position.atMost)
}
