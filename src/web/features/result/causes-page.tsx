import { FLOW } from '#web/domain/flow/flow.ts'
import { resultMessages } from './messages.ts'
import { PossibleCauses } from './possible-causes.tsx'
import { ResultGate } from '#web/features/emergency/result-gate.tsx'

export function CausesPage() {
  return (
    <ResultGate page={FLOW.causes} heading={resultMessages.causesHeading}>
      {(session) => <PossibleCauses session={session} />}
    </ResultGate>
  )
}
