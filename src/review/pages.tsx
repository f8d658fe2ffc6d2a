import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ConditionSource } from '#knowledge/schema/condition'
import type { CitedSource } from '#knowledge/schema/source'
import type { Claim, ClaimGroup } from './claim.ts'
import { HOW_TO_WRITE } from './correction.ts'
import type { Decision, Draft } from './draft.ts'
import type { CasesOfCondition, PlayedCase } from './played-cases.ts'
import { reviewWords as words } from './words.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
fieldset { border: 1px solid #8888; border-radius: .5rem; margin: 0 0 1rem; padding: .75rem 1rem }
legend { font-weight: 600; padding: 0 .4rem }
label { margin-right: 1.25rem } textarea, input:not([type=radio]) { box-sizing: border-box; width: 100%; font: inherit; padding: .4rem }
.value { font-size: 1.1rem; margin: .25rem 0 } .note { opacity: .8; margin: .25rem 0 }
.change { display: none } fieldset:has(input[value=change]:checked) .change { display: block }
button { font: inherit; padding: .6rem 1.2rem; margin-right: 1rem } pre { overflow-x: auto; border: 1px solid #8888; padding: 1rem }
.problems { border: 2px solid #c33; border-radius: .5rem; padding: .75rem 1rem }`

/** Sends the form as it stands whenever something changed, so that a closed window loses nothing. */
const AUTOSAVE = `
const form = document.querySelector('form[data-review]')
const said = document.querySelector('output')
form?.addEventListener('change', async () => {
  const answer = await fetch(form.dataset.review, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
  said.textContent = answer.ok ? ${JSON.stringify(words.saved)} : answer.status + ' ' + answer.statusText
})`

function asDocument(title: string, body: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        {body}
        <script type="module" dangerouslySetInnerHTML={{ __html: AUTOSAVE }} />
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}

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

/** One condition with all it claims, as a form. */
export function conditionPage({ condition, groups, cases, draft, problems = [] }: ReviewOf): string {
  return asDocument(
    condition.name,
    <>
      <p>
        <a href="/">{words.back}</a>
      </p>
      <h1>{condition.name}</h1>
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

function ClaimField({ claim, decision }: { claim: Claim; decision: Decision | undefined }) {
  const { id, label, value, meaning, sources, form, removable } = claim
  const choices = [
    ['right', words.right],
    ['change', form ? words.change : words.wrong],
    ...(removable ? [['remove', words.remove] as const] : []),
  ] as const
  return (
    <fieldset>
      <legend>{label}</legend>
      <p className="value">{value}</p>
      {meaning ? <p className="note">{meaning}</p> : null}
      <SourceNotes sources={sources} isNumber={form === 'likelihood' || form === 'prior'} />
      <p>
        {choices.map(([say, text]) => (
          <label key={say}>
            <input type="radio" name={`${id}:say`} value={say} defaultChecked={decision?.say === say} />{' '}
            {text}
          </label>
        ))}
      </p>
      {form ? (
        <p className="change">
          <label>
            {words.correction}
            <textarea
              name={`${id}:to`}
              rows={value.length > 90 ? 4 : 1}
              defaultValue={decision?.to || value}
            />
          </label>
          <span className="note">{HOW_TO_WRITE[form]}</span>
        </p>
      ) : null}
      <details open={Boolean(decision?.comment)}>
        <summary>{words.comment}</summary>
        <textarea
          name={`${id}:comment`}
          rows={2}
          aria-label={`${words.comment}: ${label}`}
          defaultValue={decision?.comment}
        />
      </details>
    </fieldset>
  )
}

function SourceNotes({ sources, isNumber }: { sources: readonly CitedSource[]; isNumber: boolean }) {
  if (sources.length === 0) return isNumber ? <p className="note">{words.judged}</p> : null
  return (
    <details>
      <summary>
        {words.sources}: {sources.length}
      </summary>
      <ul>
        {sources.map(({ key, title, publisher, year, url, doi, pmid, says, opened }) => (
          <li key={key}>
            <a href={url ?? (doi ? `https://doi.org/${doi}` : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`)}>
              {title}
            </a>{' '}
            ({[key, publisher, year].filter(Boolean).join(', ')}). {says}{' '}
            <em>{opened ? `${words.opened[opened.as]}, ${opened.on}` : words.notOpened}</em>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Cases({ cases: { own, taken, heldBack } }: { cases: CasesOfCondition }) {
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

/** After signing: what has changed. */
export function signedPage(condition: ConditionSource, difference: string, patch: string): string {
  return asDocument(
    condition.name,
    <>
      <p>
        <a href="/">{words.back}</a>
      </p>
      <h1>{condition.name}</h1>
      <p>{difference ? words.signed : words.noDifference}</p>
      <pre>{difference}</pre>
      <p>{words.patchAt(patch)}</p>
    </>,
  )
}
