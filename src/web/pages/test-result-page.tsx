import { DoctorView } from '#web/doctor/doctor-view.tsx'
import { FOR_DOCTOR } from '#web/doctor/for-doctor.ts'
import { doctorMessages } from '#web/doctor/messages.ts'
import { FLOW } from '#web/flow/flow.ts'
import { FinalResult } from '#web/result/final-result.tsx'
import { resultMessages } from '#web/result/messages.ts'
import { ResultGate } from '#web/result/result-gate.tsx'
import { useFragment } from '#web/router/use-fragment.ts'

/** The result, or with its fragment the page for a doctor, which helps at an emergency too. */
export function Page() {
  const isForDoctor = useFragment() === FOR_DOCTOR
  if (isForDoctor) {
    return (
      <ResultGate page={FLOW.result} heading={doctorMessages.heading} atEmergency="too">
        {(session, urgency) => <DoctorView session={session} urgency={urgency} />}
      </ResultGate>
    )
  }
  return (
    <ResultGate page={FLOW.result} heading={resultMessages.resultHeading}>
      {(session, urgency) => <FinalResult session={session} urgency={urgency} />}
    </ResultGate>
  )
}
