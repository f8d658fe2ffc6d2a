import type { CitedSource } from '#knowledge/schema/source'
import type { Claim } from './claim.ts'
import { HOW_TO_WRITE } from './correction.ts'
import type { Decision } from './draft.ts'
import { reviewWords as words } from './words.ts'

/** One claim with its sources, and what the reviewer decides about it. */
export function ClaimField({ claim, decision }: { claim: Claim; decision: Decision | undefined }) {
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
