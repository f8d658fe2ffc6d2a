import { ConsultationGate } from '#web/consultation/consultation-gate.tsx'
import { FLOW } from '#web/flow/flow.ts'
import { Interview } from '#web/interview/interview.tsx'
import { interviewMessages } from '#web/interview/messages.ts'
import { usePrefetchedFlow } from '#web/router/prefetch-pages.ts'

export function Page() {
  usePrefetchedFlow('after the questions')
  return (
    <ConsultationGate page={FLOW.steps} heading={interviewMessages.heading}>
      {(session) => <Interview session={session} />}
    </ConsultationGate>
  )
}
