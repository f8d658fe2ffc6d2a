import { ConsultationGate } from '#web/features/consultation/consultation-gate.tsx'
import { FLOW } from '#web/domain/flow/flow.ts'
import { Interview } from './interview.tsx'
import { interviewMessages } from './messages.ts'

export function InterviewPage() {
  return (
    <ConsultationGate page={FLOW.steps} heading={interviewMessages.heading}>
      {(session) => <Interview session={session} />}
    </ConsultationGate>
  )
}
