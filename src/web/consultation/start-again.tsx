import { useRef } from 'react'
import { useLocation } from 'wouter'
import { deviceStorage } from '#web/answers/device-storage.ts'
import { forgetDiseases } from '#web/answers/loaded-diseases.ts'
import { answerStore } from '#web/answers/use-consultation.ts'
import { clearDrafts } from '#web/interview/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { consultationMessages } from './messages.ts'
import styles from './start-again.module.css'

/** Wipes the answers, once confirmed. */
export function StartAgain() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [, navigate] = useLocation()

  function startAgain() {
    dialog.current?.close()
    navigate('/')
    answerStore().clear()
    clearDrafts()
    forgetDiseases(deviceStorage())
  }

  return (
    <div data-print="never">
      <Button look="quiet" onClick={() => dialog.current?.showModal()}>
        {consultationMessages.startAgain}
      </Button>
      <Dialog dialog={dialog} heading={consultationMessages.startAgainHeading}>
        <p>{consultationMessages.startAgainText}</p>
        <div className={styles.actions}>
          <Button onClick={startAgain}>{consultationMessages.startAgainYes}</Button>
          <Button look="secondary" onClick={() => dialog.current?.close()}>
            {consultationMessages.startAgainNo}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
