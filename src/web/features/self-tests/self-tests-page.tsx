import { FLOW } from '#web/domain/flow/flow.ts'
import { ResultGate } from '#web/features/emergency/result-gate.tsx'
import { selfTestMessages } from './messages.ts'
import { SelfTestList } from './self-test-list.tsx'

export function SelfTestsPage() {
  return (
    <ResultGate page={FLOW.selfTests} heading={selfTestMessages.heading}>
      {(session) => <SelfTestList session={session} />}
    </ResultGate>
  )
}
