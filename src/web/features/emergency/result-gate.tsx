import { memo, type ReactNode } from 'react'
import { ConsultationGate } from '#web/features/consultation/consultation-gate.tsx'
import type { Session } from '#web/domain/consultation/session.ts'
import { useResultReached } from '#web/domain/consultation/answer-store.ts'
import { LoadingPage } from '#web/features/consultation/loading.tsx'
import { EmergencyView } from './emergency-view.tsx'
import { FLOW, type FlowPath } from '#web/domain/flow/flow.ts'
import { useAfterPaint } from '#web/routing/use-after-paint.ts'
import { useRedirect } from '#web/routing/address.ts'

interface ResultGateProps {
  page: FlowPath
  heading: string
  /** Shown at an emergency too, instead of what to do now. */
  atEmergency?: 'too'
  children: (session: Session) => ReactNode
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

interface SettledResultProps extends Omit<ResultGateProps, 'page'> {
  session: Session
}

/** Every answer to a self-test makes a new session: the tap is answered first, in its own question, and what follows from it after. */
function FinishedOnly({ session, ...page }: SettledResultProps) {
  return <SettledResult {...page} session={useAfterPaint(session)} />
}

const SettledResult = memo(function SettledResult({
  session,
  heading,
  atEmergency,
  children,
}: SettledResultProps) {
  const { next, triage } = session.assessment
  const isEmergency = triage.level === 'emergency'
  // Who goes on at an emergency has a result all the time.
  const isOpen = next.kind === 'ask' && !isEmergency
  useResultReached(isOpen ? null : session)
  useRedirect(isOpen ? FLOW.steps : null)
  if (isOpen) return <LoadingPage heading={heading} />
  return isEmergency && atEmergency !== 'too' ? <EmergencyView session={session} /> : children(session)
})
