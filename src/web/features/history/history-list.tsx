import { useState } from 'react'
import { useConsultation } from '#web/domain/consultation/answer-store.ts'
import { writeUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Comparison } from './comparison.tsx'
import { HistoryEntry } from './history-entry.tsx'
import type { KeptResult } from './kept-result.ts'
import { isKept, keptResultsStore } from './kept-results-store.ts'
import { historyMessages } from './messages.ts'
import styles from './history-list.module.css'

const COMPARED = 2

interface HistoryListProps {
  results: readonly KeptResult[]
  /** After one or all were deleted: the button that was pressed is gone. */
  onRemoved: () => void
}

export function HistoryList({ results, onRemoved }: HistoryListProps) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isComparing, setIsComparing] = useState(false)
  const now = useConsultation()
  const isLosing = now !== null && now.steps.length > 0 && !isKept(results, writeUserAnswers(now))
  // Latest first in the list; side by side the earlier one stands left.
  const chosen = results.filter(({ id }) => ticked.includes(id)).toReversed()
  const [first, second] = chosen

  function tick(id: string, isTicked: boolean) {
    setIsComparing(false)
    // A third tick lets go of the one ticked longest ago.
    setTicked(isTicked ? [...ticked, id].slice(-COMPARED) : ticked.filter((each) => each !== id))
  }

  return (
    <>
      <ul className={styles.list}>
        {results.map((result) => (
          <li key={result.id}>
            <HistoryEntry
              result={result}
              isLosing={isLosing}
              isTicked={ticked.includes(result.id)}
              onRemove={() => {
                keptResultsStore().remove(result.id)
                onRemoved()
              }}
              onTick={results.length < COMPARED ? null : (isTicked) => tick(result.id, isTicked)}
            />
          </li>
        ))}
      </ul>
      {results.length >= COMPARED ? (
        <div className={styles.compare}>
          <p>{historyMessages.compareHint}</p>
          <Button look="secondary" disabled={chosen.length !== COMPARED} onClick={() => setIsComparing(true)}>
            {historyMessages.compare}
          </Button>
        </div>
      ) : null}
      {isComparing && first && second ? <Comparison first={first} second={second} /> : null}
      <p>
        <ConfirmButton
          name={historyMessages.removeAll}
          heading={historyMessages.removeHeading}
          text={historyMessages.removeText}
          yes={historyMessages.removeAll}
          no={historyMessages.cancel}
          onYes={() => {
            keptResultsStore().clear()
            onRemoved()
          }}
        />
      </p>
    </>
  )
}
