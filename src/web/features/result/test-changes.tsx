import type { Score } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { allSelfTests } from '#web/domain/assessment/offered.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { resultMessages } from './messages.ts'
import { rankChanges } from '#web/domain/assessment/ranking.ts'

interface TestChangesProps {
  session: Session
  before: readonly Score[]
  after: readonly Score[]
}

/** How the self-tests moved the causes. */
export function TestChanges({ session, before, after }: TestChangesProps) {
  const { knowledge, consultation } = session
  const changes = rankChanges(before, after)
  const nameOf = (key: string) => knowledge.conditions.get(key)?.name ?? key
  return (
    <Card tone="sunken">
      <h2>{resultMessages.changeHeading}</h2>
      {consultation.selfTests.length === 0 ? (
        <p>{resultMessages.changeNone}</p>
      ) : changes.length === 0 ? (
        <p>{resultMessages.changeNothing}</p>
      ) : (
        <ul>
          {changes.map(({ condition, from, to }) => (
            <li key={condition}>
              {(to < from ? resultMessages.up : resultMessages.down)(nameOf(condition), from, to)}
            </li>
          ))}
        </ul>
      )}
      {allSelfTests(session).length > 0 ? (
        <p>
          <ButtonLink look="secondary" href={FLOW.selfTests}>
            {resultMessages.toSelfTests}
          </ButtonLink>
        </p>
      ) : null}
    </Card>
  )
}
