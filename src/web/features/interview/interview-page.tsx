import { ConsultationGate } from '#web/features/consultation/consultation-gate.tsx'
import { FLOW } from '#web/domain/flow/flow.ts'
import { Interview } from './interview.tsx'
import { interviewMessages } from './messages.ts'
import { usePrefetchedFlow } from '#web/app/prefetch-pages.ts'

export function InterviewPage() {
  usePrefetchedFlow('after the questions')
  return (
    <ConsultationGate page={FLOW.steps} heading={interviewMessages.heading}>
      {(session) => <Interview session={session} />}
    </ConsultationGate>
  )
}
