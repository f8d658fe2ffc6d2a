import { useLocation } from 'wouter'
import { deviceStorage } from '#web/answers/device-storage.ts'
import { forgetDiseases } from '#web/answers/loaded-diseases.ts'
import { answerStore } from '#web/answers/use-consultation.ts'
import { clearDrafts } from '#web/interview/drafts.ts'
import { forgetPlaces } from '#web/offline/keep-for-offline.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { consultationMessages } from './messages.ts'

/** Wipes the answers, once confirmed. */
export function StartAgain() {
  const [, navigate] = useLocation()

  function startAgain() {
    navigate('/')
    answerStore().clear()
    clearDrafts()
    forgetDiseases(deviceStorage())
    void forgetPlaces()
  }

  return (
    <div data-print="never">
      <ConfirmButton
        name={consultationMessages.startAgain}
        heading={consultationMessages.startAgainHeading}
        text={consultationMessages.startAgainText}
        yes={consultationMessages.startAgainYes}
        no={consultationMessages.startAgainNo}
        onYes={startAgain}
      />
    </div>
  )
}
