import { FLOW } from '#web/flow/flow.ts'
import { ResultGate } from '#web/result/result-gate.tsx'
import { selfTestMessages } from '#web/self-tests/messages.ts'
import { SelfTestList } from '#web/self-tests/self-test-list.tsx'

export function Page() {
  return (
    <ResultGate page={FLOW.selfTests} heading={selfTestMessages.heading}>
      {(session) => <SelfTestList session={session} />}
    </ResultGate>
  )
}
