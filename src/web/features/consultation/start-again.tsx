import { useLocation } from 'wouter'
import { wipeAnswers } from '#web/domain/consultation/wipe-answers.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { consultationMessages } from './messages.ts'

/** Wipes the answers, once confirmed. */
export function StartAgain() {
  const [, navigate] = useLocation()

  function startAgain() {
    navigate('/')
    wipeAnswers()
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
