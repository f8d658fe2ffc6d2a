import { useLocation } from 'wouter'
import { wipeAnswers } from '#web/domain/consultation/wipe-answers.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { areAnswersKept } from '#web/features/history/has-kept-results.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { startNewMessages } from './messages.ts'

/** A consultation that begins empty, perhaps another person's: wipes the last one's answers, once confirmed. */
export function StartNew() {
  const [, navigate] = useLocation()

  function startNew() {
    wipeAnswers()
    navigate(FLOW.body)
  }

  return (
    <ConfirmButton
      name={startNewMessages.name}
      heading={startNewMessages.heading}
      text={startNewMessages.text(areAnswersKept(deviceStorage()))}
      yes={startNewMessages.yes}
      no={consultationMessages.startAgainNo}
      onYes={startNew}
    />
  )
}
