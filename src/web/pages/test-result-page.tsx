import { FLOW } from '#web/flow/flow.ts'
import { FinalResult } from '#web/result/final-result.tsx'
import { resultMessages } from '#web/result/messages.ts'
import { ResultGate } from '#web/result/result-gate.tsx'

export function Page() {
  return (
    <ResultGate page={FLOW.result} heading={resultMessages.resultHeading}>
      {(session, urgency) => <FinalResult session={session} urgency={urgency} />}
    </ResultGate>
  )
}
