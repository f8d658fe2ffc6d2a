import { FLOW } from '#web/flow/flow.ts'
import { resultMessages } from '#web/result/messages.ts'
import { PossibleCauses } from '#web/result/possible-causes.tsx'
import { ResultGate } from '#web/result/result-gate.tsx'

export function Page() {
  return (
    <ResultGate page={FLOW.causes} heading={resultMessages.causesHeading}>
      {(session, urgency) => <PossibleCauses session={session} urgency={urgency} />}
    </ResultGate>
  )
}
