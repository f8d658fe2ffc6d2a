import { DoctorView } from '#web/features/doctor/doctor-view.tsx'
import { FOR_DOCTOR, FLOW } from '#web/domain/flow/flow.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { FinalResult } from './final-result.tsx'
import { resultMessages } from './messages.ts'
import { ResultGate } from '#web/features/emergency/result-gate.tsx'
import { useFragment } from '#web/routing/address.ts'

/** The result, or with its fragment the page for a doctor, which helps at an emergency too. */
export function ResultPage() {
  const isForDoctor = useFragment() === FOR_DOCTOR
  if (isForDoctor) {
    return (
      <ResultGate page={FLOW.result} heading={doctorMessages.heading} atEmergency="too">
        {(session) => <DoctorView session={session} />}
      </ResultGate>
    )
  }
  return (
    <ResultGate page={FLOW.result} heading={resultMessages.resultHeading}>
      {(session) => <FinalResult session={session} />}
    </ResultGate>
  )
}
