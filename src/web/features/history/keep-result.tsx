import { useRef, useState } from 'react'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { writeUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { useIsPrivateTab } from '#web/domain/storage/device-store.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isKept, keptResultsStore, useKeptResults } from './kept-results-store.ts'
import { keepMessages } from './keep-messages.ts'

/** Offers to keep the result. Nothing is kept that was not asked for: others may use the device. */
export function KeepResult({ facts, now }: { facts: ConsultationFacts; now: Date }) {
  const isPrivate = useIsPrivateTab()
  const kept = useKeptResults() ?? []
  const isKeptAlready = isKept(kept, writeUserAnswers(facts.session.consultation))
  const [keeping, setKeeping] = useState<'not_yet' | 'now' | 'failed'>('not_yet')
  const heading = useRef<HTMLHeadingElement>(null)

  // Only when asked for, so that it doesn't weigh on every page of the consultation.
  async function keep() {
    if (keeping === 'now') return
    setKeeping('now')
    try {
      const { keptResultOf } = await import('./kept-result-of.ts')
      keptResultsStore().keep(keptResultOf(facts, now))
      setKeeping('not_yet')
      // The button that was pressed goes.
      heading.current?.focus({ preventScroll: true })
    } catch {
      setKeeping('failed')
    }
  }

  if (isPrivate) {
    return (
      <Card tone="sunken">
        <h2>{keepMessages.keepHeading}</h2>
        <p>{keepMessages.notKeptHere}</p>
      </Card>
    )
  }
  return (
    <Card tone="sunken">
      <h2 ref={heading} tabIndex={-1}>
        {isKeptAlready ? keepMessages.kept : keepMessages.keepHeading}
      </h2>
      <p>{keepMessages.keepText}</p>
      <output>{keeping === 'failed' ? keepMessages.failed : null}</output>
      <p>
        {isKeptAlready ? null : (
          <Button look="secondary" onClick={() => void keep()}>
            {keeping === 'now' ? keepMessages.keeping : keepMessages.keep}
          </Button>
        )}{' '}
        {kept.length > 0 ? (
          <ButtonLink look="quiet" href={keepMessages.path}>
            {keepMessages.toList}
          </ButtonLink>
        ) : null}
      </p>
    </Card>
  )
}
