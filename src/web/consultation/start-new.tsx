import { useLocation } from 'wouter'
import { FLOW } from '#web/flow/flow.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { consultationMessages } from './messages.ts'
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
      name={consultationMessages.startNew}
      heading={consultationMessages.startNewHeading}
      text={consultationMessages.startNewText}
      yes={consultationMessages.startNewYes}
      no={consultationMessages.startAgainNo}
      onYes={startNew}
    />
  )
}
