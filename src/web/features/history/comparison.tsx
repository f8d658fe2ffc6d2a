import { momentInWords } from '#web/language/moments.ts'
import { useEffect, useRef } from 'react'
import { scoreWords } from '#web/domain/words/match-words.ts'
import { compareAnswers, compareCauses, type Compared } from './compare.ts'
import { placeOf, type KeptResult } from './kept-result.ts'
import { historyMessages } from './messages.ts'
import styles from './comparison.module.css'

interface ComparisonProps {
  /** The earlier one. */
  first: KeptResult
  second: KeptResult
}

/** Two kept results side by side, as they were shown. Takes the focus when it appears. */
export function Comparison({ first, second }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const answers = compareAnswers(first, second)
  const overall: Compared[] = [
    { name: historyMessages.place, first: placeOf(first), second: placeOf(second) },
    {
      name: historyMessages.urgency,
      first: historyMessages.level[first.level],
      second: historyMessages.level[second.level],
    },
  ]
  const columns = [momentInWords(first.keptAt), momentInWords(second.keptAt)] as const
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison" ref={heading} tabIndex={-1}>
        {historyMessages.compareHeading}
      </h2>
      <ComparisonTable
        caption={historyMessages.causes}
        columns={columns}
        rows={[...overall, ...compareCauses(first, second, scoreWords)]}
      />
      {answers.length === 0 ? (
        <p>{historyMessages.sameAnswers}</p>
      ) : (
        <ComparisonTable caption={historyMessages.answers} columns={columns} rows={answers} />
      )}
    </section>
  )
}

interface ComparisonTableProps {
  caption: string
  columns: readonly [string, string]
  rows: readonly Compared[]
}

function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{historyMessages.question}</th>
          {columns.map((column, at) => (
            <th key={at === 0 ? 'first' : 'second'} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, first, second }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{first ?? historyMessages.missing}</td>
            <td>{second ?? historyMessages.missing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
