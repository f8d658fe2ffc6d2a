import type { CasesOfCondition, PlayedCase } from './played-cases.ts'
import { reviewWords as words } from './words.ts'

/** How the engine did with the written patients who have the condition, and with others whom it took to have it. */
export function Cases({ cases: { own, taken, heldBack } }: { cases: CasesOfCondition }) {
  const won = own.filter(({ isRightFirst }) => isRightFirst).length
  return (
    <section>
      <h2>{words.cases}</h2>
      <p>
        {own.length > 0 ? words.casesLead(won, own.length) : words.noCases}{' '}
        {words.heldBack(heldBack.rightFirst, heldBack.cases)}
      </p>
      <CaseList cases={own} />
      {taken.length > 0 ? (
        <>
          <h3>{words.taken}</h3>
          <CaseList cases={taken} />
        </>
      ) : null}
    </section>
  )
}

function CaseList({ cases }: { cases: readonly PlayedCase[] }) {
  return (
    <ul>
      {cases.map(({ title, story, first, level, isRightFirst, isRightLevel }) => (
        <li key={title + story}>
          <strong>{title}</strong>. {story} {words.outcome(first, level)}{' '}
          <em>
            {[isRightFirst ? '' : words.wrongFirst, isRightLevel ? '' : words.wrongLevel]
              .filter(Boolean)
              .join('; ')}
          </em>
        </li>
      ))}
    </ul>
  )
}
