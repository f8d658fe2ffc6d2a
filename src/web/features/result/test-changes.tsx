import type { Session } from '#web/domain/consultation/session.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { resultMessages } from './messages.ts'

interface TestChangesProps {
  session: Session
  isTested: boolean
}

/** How the self-tests moved the causes. */
export function TestChanges({ session, isTested }: TestChangesProps) {
  const { knowledge, assessment } = session
  const { rankChanges, selfTests } = assessment
  const nameOf = (key: string) => knowledge.conditions.get(key)?.name ?? key
  return (
    <Card tone="sunken">
      <h2>{resultMessages.changeHeading}</h2>
      {!isTested ? (
        <p>{resultMessages.changeNone}</p>
      ) : rankChanges.length === 0 ? (
        <p>{resultMessages.changeNothing}</p>
      ) : (
        <ul>
          {rankChanges.map(({ condition, from, to }) => (
            <li key={condition}>
              {(to < from ? resultMessages.up : resultMessages.down)({ name: nameOf(condition), from, to })}
            </li>
          ))}
        </ul>
      )}
      {selfTests.main.length > 0 ? (
        <p>
          <ButtonLink look="secondary" href={FLOW.selfTests}>
            {resultMessages.toSelfTests}
          </ButtonLink>
        </p>
      ) : null}
    </Card>
  )
}
