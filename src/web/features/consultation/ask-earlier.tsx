import { useEffect, type RefObject } from 'react'
import { useStage } from '#web/domain/consultation/stage.ts'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { resumeLink } from '#web/domain/flow/resume-link.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { flowMessages } from './ask-earlier-messages.ts'
import styles from './ask-earlier.module.css'

interface AskEarlierProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** After the answers were wiped. */
  onNew?: () => void
}

/**
 * Asks who starts a consultation from another page, while the device holds answers of an earlier one, what is to become of
 * those: they may be another person's. Closed without a choice it leaves them, to be changed.
 */
export function AskEarlier({ dialog, onNew }: AskEarlierProps) {
  const on = resumeLink(useStage() ?? 'begun')
  useEffect(() => {
    const { painLocation, steps } = answerStore().current()
    const isToldBefore = painLocation !== null || steps.length > 0
    if (window.location.hash && isToldBefore) dialog.current?.showModal()
  }, [dialog])

  async function startNew() {
    // On the device already, or on its way: every page of the questions needs it.
    const { wipeAnswers } = await import('#web/domain/consultation/wipe-answers.ts')
    wipeAnswers()
    onNew?.()
    dialog.current?.close()
  }

  return (
    <Dialog dialog={dialog} heading={flowMessages.earlierHeading} closeName={flowMessages.close}>
      <p>{flowMessages.earlierText}</p>
      <p className={styles.actions}>
        <Button onClick={() => void startNew()}>{flowMessages.startNew}</Button>
        <ButtonLink look="secondary" href={on.href}>
          {on.name}
        </ButtonLink>
      </p>
    </Dialog>
  )
}

/** Takes the fragment off the address: what is entered from now on is of this consultation, also when one comes back. */
export function forgetStart(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
