import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { Dialog } from './dialog.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'

function Opened({ heading, closeName }: { heading: string; closeName?: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button look="secondary" onClick={() => dialog.current?.showModal()}>
        Open
      </Button>
      <Dialog dialog={dialog} heading={heading} {...(closeName && { closeName })}>
        <p>Your answers stay on this device.</p>
        <p>
          <Button onClick={() => dialog.current?.close()}>I understand</Button>
        </p>
      </Dialog>
    </>
  )
}

export const dialogFixtures: ComponentFixtures = {
  component: 'Dialog',
  use: 'What has to be dealt with before anything else. Keeps the focus inside, closes on Escape, gives the focus back.',
  states: [
    { state: 'usual', shown: <Opened heading="Nothing is sent" /> },
    { state: 'with a way to close it', shown: <Opened heading="Log in" closeName="Close" /> },
    { state: 'long text', shown: <Opened heading={LONG_TEXT} closeName="Close" /> },
    { state: 'dark', look: 'dark', shown: <Opened heading="Nothing is sent" closeName="Close" /> },
  ],
}

function Confirmed() {
  const [done, setDone] = useState(false)
  return (
    <>
      <ConfirmButton
        name="Start again"
        of=" with the knee"
        heading="Delete your answers?"
        text="Your answers on this device will be gone."
        yes="Yes, delete them"
        no="No, keep them"
        onYes={() => setDone(true)}
      />
      <output>{done ? 'Deleted.' : null}</output>
    </>
  )
}

export const confirmButtonFixtures: ComponentFixtures = {
  component: 'ConfirmButton',
  use: 'For what cannot be undone: asks first.',
  states: [{ state: 'usual', shown: <Confirmed /> }],
}
