import type { ConsultationFacts } from '#web/doctor/facts.ts'
import { newUuid } from '#web/answers/new-uuid.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isOfSameAnswers } from './kept-results-store.ts'
import { historyMessages } from './messages.ts'
import { resultOf } from './result-of.ts'
import { keptResultsStore, useKeptResults } from './use-kept-results.ts'

/** Offers to keep the result. Nothing is kept that was not asked for: others may use the device. */
export function KeepResult({ facts, now }: { facts: ConsultationFacts; now: Date }) {
  const kept = useKeptResults() ?? []
  const result = resultOf(facts, { id: '', now })
  const isKept = kept.some((each) => isOfSameAnswers(each, result))
  return (
    <Card tone="sunken">
      <h2>{historyMessages.keepHeading}</h2>
      <p>{historyMessages.keepText}</p>
      <output>{isKept ? historyMessages.kept : null}</output>
      <p>
        {isKept ? null : (
          <Button
            look="secondary"
            onClick={() => keptResultsStore().keep(resultOf(facts, { id: newUuid(), now }))}
          >
            {historyMessages.keep}
          </Button>
        )}{' '}
        {kept.length > 0 ? (
          <ButtonLink look="quiet" href={historyMessages.path}>
            {historyMessages.toList}
          </ButtonLink>
        ) : null}
      </p>
    </Card>
  )
}
