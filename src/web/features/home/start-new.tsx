import { useLocation } from 'wouter'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { writeUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { wipeAnswers } from '#web/domain/consultation/wipe-answers.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { isKept, keptResultsStore } from '#web/features/history/kept-results-store.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { startNewMessages } from './messages.ts'

/** A consultation that begins empty, perhaps another person's: wipes the last one's answers, once confirmed. */
export function StartNew() {
  const [, navigate] = useLocation()

  function startNew() {
    wipeAnswers()
    navigate(FLOW.body)
  }

  const isKeptAlready = isKept(keptResultsStore().current(), writeUserAnswers(answerStore().current()))
  return (
    <ConfirmButton
      name={startNewMessages.name}
      heading={startNewMessages.heading}
      text={isKeptAlready ? startNewMessages.textKept : startNewMessages.text}
      yes={startNewMessages.yes}
      no={consultationMessages.startAgainNo}
      onYes={startNew}
    />
  )
}
