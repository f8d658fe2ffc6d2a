import type { ConditionSource } from '#knowledge/schema/condition'
import { Cases } from './cases.tsx'
import type { ClaimGroup } from './claim.ts'
import { ClaimField } from './claim-field.tsx'
import { asDocument } from './document.tsx'
import type { Draft } from './draft.ts'
import type { CasesOfCondition } from './played-cases.ts'
import { reviewWords as words } from './words.ts'

/** Every condition, with who has reviewed it. */
export function listPage(conditions: readonly { condition: ConditionSource; begun: number }[]): string {
  return asDocument(
    words.listTitle,
    <>
      <h1>{words.listTitle}</h1>
      <p>{words.listLead}</p>
      <ul>
        {conditions.map(({ condition, begun }) => (
          <li key={condition.key}>
            <a href={`/${condition.key}`}>{condition.name}</a> – {stateOf(condition)}
            {begun > 0 ? `, ${words.begun(begun)}` : ''}
          </li>
        ))}
      </ul>
    </>,
  )
}

function stateOf({ review }: ConditionSource): string {
  if (!review) return words.nobody
  return review.role ? words.signedBy(review.by, review.role, review.date) : words.secondReader(review.date)
}

export interface ReviewOf {
  condition: ConditionSource
  groups: readonly ClaimGroup[]
  cases: CasesOfCondition
  draft: Draft
  /** Why it could not be signed. */
  problems?: readonly string[]
}

function PageTop({ condition }: { condition: ConditionSource }) {
  return (
    <>
      <p>
        <a href="/">{words.back}</a>
      </p>
      <h1>{condition.name}</h1>
    </>
  )
}

/** One condition with all it claims, as a form. */
export function conditionPage({ condition, groups, cases, draft, problems = [] }: ReviewOf): string {
  return asDocument(
    condition.name,
    <>
      <PageTop condition={condition} />
      <p>{stateOf(condition)}</p>
      {problems.length > 0 ? (
        <div className="problems" role="alert">
          <p>{words.notSigned}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <form method="post" action={`/${condition.key}/sign`} data-review={`/${condition.key}/draft`}>
        {groups.map(({ heading, claims }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {claims.map((claim) => (
              <ClaimField key={claim.id} claim={claim} decision={draft.claims[claim.id]} />
            ))}
          </section>
        ))}
        <Cases cases={cases} />
        <h2>{words.missing}</h2>
        <textarea name="missing" rows={4} aria-label={words.missing} defaultValue={draft.missing} />
        <h2>{words.sign}</h2>
        <p>{words.signNote}</p>
        {(['name', 'role', 'registration', 'checked'] as const).map((field) => (
          <p key={field}>
            <label>
              {words[field]}
              <input name={field} defaultValue={draft[field]} />
            </label>
          </p>
        ))}
        <p>
          <button>{words.sign}</button>
          <button formAction={`/${condition.key}/save`}>{words.save}</button>
          <output />
        </p>
      </form>
    </>,
  )
}

/** After signing: what has changed. */
export function signedPage(condition: ConditionSource, difference: string, patch: string): string {
  return asDocument(
    condition.name,
    <>
      <PageTop condition={condition} />
      <p>{difference ? words.signed : words.noDifference}</p>
      <pre>{difference}</pre>
      <p>{words.patchAt(patch)}</p>
    </>,
  )
}
