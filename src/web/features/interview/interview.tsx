import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { nextStep, optionsFor, triage, type StepAnswer } from '#engine'
import { answersOf, withStepAnswer } from '#web/domain/consultation/consultation.ts'
import { answerStore } from '#web/domain/consultation/use-consultation.ts'
import { zoneOf } from '#web/domain/body/zones.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { settle } from '#web/domain/consultation/settle.ts'
import { EmergencyView } from '#web/features/emergency/emergency-view.tsx'
import { FLOW, personPageFor } from '#web/domain/flow/flow.ts'
import { afterPaint } from '#web/routing/after-paint.ts'
import { useFragment } from '#web/routing/use-fragment.ts'
import { barePath } from '#web/routing/bare-path.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { dropDraft } from '#web/domain/consultation/drafts.ts'
import { EmergencyReminder } from './emergency-reminder.tsx'
import { Finished } from './finished.tsx'
import { markedAnswer } from './marked-answer.ts'
import { interviewView, stepBefore } from './interview-view.ts'
import { interviewMessages } from './messages.ts'
import { progressAt, type Progress } from './progress.ts'
import { QuestionForm } from './question-form.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { TopRow } from './top-row.tsx'

/** The questions of one place. The fragment names the current one, so browser Back and reload work. */
export function Interview({ session }: { session: Session }) {
  const { knowledge, person, answers, selfTestAnswers, consultation } = session
  const fragment = useFragment()
  const [path, navigate] = useLocation()
  const urgency = triage(knowledge.model, person, answers, selfTestAnswers)
  const isEmergency = urgency.level === 'emergency'
  const view = interviewView(fragment, answers, nextStep(knowledge.model, person, answers), isEmergency)
  const fitting = view.kind === 'question' ? view.step : ''

  // On the way to another page this one may still be in sight: it has no say any more.
  const isAsking = barePath(path) === FLOW.steps
  useEffect(() => {
    if (isAsking && fragment !== fitting)
      navigate(`${FLOW.steps}${fitting && `#${fitting}`}`, { replace: true })
  }, [isAsking, fragment, fitting, navigate])

  function answer(step: string, chosen: StepAnswer) {
    answerStore().change((consultation) =>
      settle(knowledge, withStepAnswer(consultation, step, chosen), person),
    )
    dropDraft(step)
    const now = answersOf(answerStore().current())
    const next = nextStep(knowledge.model, person, now)
    const leadsOn =
      next.kind === 'done' && triage(knowledge.model, person, now, selfTestAnswers).level !== 'emergency'
    navigate(leadsOn ? FLOW.causes : `${FLOW.steps}${next.kind === 'ask' ? `#${next.step}` : ''}`)
  }

  if (view.kind === 'emergency') return <EmergencyView session={session} urgency={urgency} />
  if (view.kind === 'finished') return <Finished session={session} />

  const step = knowledge.steps.get(view.step)!
  const before = stepBefore(step.key, consultation.steps)
  const options = optionsFor(knowledge.model, step.key, person)
  const { zone, spread } = consultation.mark
  const marked = markedAnswer(step, options, {
    main: zoneOf(zone),
    spread: spread.flatMap((each) => zoneOf(each) ?? []),
  })
  const progress = progressAt(step.key, session)
  return (
    <PageBody>
      <TopRow
        back={before ? `${FLOW.steps}#${before}` : personPageFor(consultation)}
        canCall={progress.part !== 'interview'}
      />
      {isEmergency ? <EmergencyReminder /> : null}
      <QuestionForm
        key={step.key}
        step={step}
        options={options}
        findings={knowledge.findings}
        answer={answers[step.key]}
        marked={marked}
        progress={inWords(progress)}
        onAnswer={(chosen) => afterPaint(() => answer(step.key, chosen))}
      />
      <ReviewPanel session={session} />
    </PageBody>
  )
}

function inWords(progress: Progress): string {
  if (progress.part === 'later_screen') return interviewMessages.laterScreenPart
  return progress.part === 'screen'
    ? interviewMessages.screenPart(progress.at, progress.of)
    : interviewMessages.interviewPart(progress.at, progress.atMost)
}
