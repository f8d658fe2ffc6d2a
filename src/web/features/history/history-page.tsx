import { useRef, useState } from 'react'
import { START_HREF } from '#web/domain/flow/flow.ts'
import { HistoryList } from './history-list.tsx'
import { historyMessages } from './messages.ts'
import { useKeptResults } from './kept-results-store.ts'
import { LockButton, useIsLockOn } from '#web/features/lock/lock-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function HistoryPage() {
  const results = useKeptResults()
  const isLockOn = useIsLockOn()
  const [isRemoved, setIsRemoved] = useState(false)
  const said = useRef<HTMLOutputElement>(null)

  function onRemoved() {
    setIsRemoved(true)
    said.current?.focus()
  }

  return (
    <PageBody>
      <PageHeading title={historyMessages.title}>{historyMessages.heading}</PageHeading>
      <p>
        {historyMessages.lead} {isLockOn ? null : `${historyMessages.shared} `}
        {historyMessages.openNote}
      </p>
      <output ref={said} tabIndex={-1}>
        {isRemoved ? historyMessages.removed : null}
      </output>
      {results === null ? null : results.length > 0 ? (
        <HistoryList results={results} onRemoved={onRemoved} />
      ) : (
        <>
          <p>
            <strong>{historyMessages.none}</strong>
          </p>
          <p>
            <ButtonLink href={START_HREF}>{historyMessages.start}</ButtonLink>
          </p>
        </>
      )}
      <LockButton />
    </PageBody>
  )
}
