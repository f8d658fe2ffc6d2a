import { memo, type ReactNode } from 'react'
import { nextStep, triage, type Triage } from '#engine'
import { ConsultationGate } from '#web/features/consultation/consultation-gate.tsx'
import type { Session } from '#web/domain/consultation/session.ts'
import { useResultReached } from '#web/domain/consultation/use-result-reached.ts'
import { LoadingPage } from '#web/features/consultation/loading-page.tsx'
import { EmergencyView } from './emergency-view.tsx'
import { FLOW, type FlowPath } from '#web/domain/flow/flow.ts'
import { useAfterPaint } from '#web/routing/use-after-paint.ts'
import { useRedirect } from '#web/routing/use-redirect.ts'

interface ResultGateProps {
  page: FlowPath
  heading: string
  /** Shown at an emergency too, instead of what to do now. */
  atEmergency?: 'too'
  children: (session: Session, urgency: Triage) => ReactNode
}

/** For pages after the questions: back to them while some are open, and at an emergency what to do now instead. */
export function ResultGate({ page, heading, atEmergency, children }: ResultGateProps) {
  return (
    <ConsultationGate page={page} heading={heading}>
      {(session) => (
        <FinishedOnly session={session} heading={heading} {...(atEmergency && { atEmergency })}>
          {children}
        </FinishedOnly>
      )}
    </ConsultationGate>
  )
}

interface FinishedProps extends Omit<ResultGateProps, 'page'> {
  session: Session
}

/** Every answer to a self-test makes a new session: the tap is answered first, in its own question, and what follows from it after. */
function FinishedOnly({ session, ...page }: FinishedProps) {
  return <Finished {...page} session={useAfterPaint(session)} />
}

const Finished = memo(function Finished({ session, heading, atEmergency, children }: FinishedProps) {
  const { knowledge, person, answers, selfTestAnswers } = session
  const urgency = triage(knowledge.model, person, answers, selfTestAnswers)
  const isEmergency = urgency.level === 'emergency'
  const isOpen = !isEmergency && nextStep(knowledge.model, person, answers).kind === 'ask'
  useResultReached(isOpen ? null : session)
  useRedirect(isOpen ? FLOW.steps : null)
  if (isEmergency && atEmergency !== 'too') return <EmergencyView session={session} urgency={urgency} />
  return isOpen ? <LoadingPage heading={heading} /> : children(session, urgency)
})
