import { useLocation } from 'wouter'
import { deviceStorage } from '#web/answers/device-storage.ts'
import { FLOW } from '#web/flow/flow.ts'
import { areAnswersKept } from '#web/history/answers-kept.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { consultationMessages } from './messages.ts'
import { startNewMessages } from './start-new-messages.ts'
import { wipeAnswers } from './wipe-answers.ts'

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
