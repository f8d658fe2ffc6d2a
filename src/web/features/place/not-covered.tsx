import type { RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { placeMessages } from './messages.ts'

interface NotCoveredProps {
  dialog: RefObject<HTMLDialogElement | null>
  name: string
}

/** Says honestly that there is no knowledge about a place yet, and what to do instead. */
export function NotCovered({ dialog, name }: NotCoveredProps) {
  return (
    <Dialog dialog={dialog} heading={placeMessages.cannotYet({ name })}>
      <p>{placeMessages.cannotText}</p>
      <TextList texts={placeMessages.insteadOfUs} />
      <p>
        <Button onClick={() => dialog.current?.close()}>{placeMessages.close}</Button>
      </p>
    </Dialog>
  )
}
