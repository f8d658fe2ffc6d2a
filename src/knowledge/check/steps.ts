import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { likelihoodOf } from '../content/values.ts'
import { problemAt } from './problem-at.ts'

/** As many answers as one question has at most. */
export const MOST_OPTIONS = 9

/** Each step has the options of its kind, and words for every answer it can get. */
export function checkSteps({ steps, findings }: Content): Problem[] {
  const problems: Problem[] = []
  const finding = new Map(findings.map((entry) => [entry.value.key, entry.value]))
  for (const entry of steps) {
    const { kind, options, options_in_use: optionsInUse } = entry.value
    if (options.length > MOST_OPTIONS && !optionsInUse) {
      problems.push(
        problemAt(
          entry,
          ['options'],
          `${options.length} options are more than anybody reads`,
          `keep ${MOST_OPTIONS}, or offer only those in use with options_in_use: true`,
        ),
      )
    }
    if (kind === 'yes_no' && options.length !== 1) {
      problems.push(
        problemAt(entry, ['options'], 'a yes_no step has one option', 'keep one, or use kind: multiple'),
      )
    }
    if (kind !== 'yes_no' && options.length < 2) {
      problems.push(
        problemAt(entry, ['options'], `a ${kind} step has two or more options`, 'use kind: yes_no'),
      )
    }
    if (kind === 'single') {
      const sum = options.reduce(
        (total, key) => total + likelihoodOf(finding.get(key)?.background ?? 'rarely'),
        0,
      )
      if (sum < 0.6 || sum > 1.5) {
        problems.push(
          problemAt(
            entry,
            ['options'],
            `exactly one option holds, but their backgrounds add up to ${sum.toFixed(2)}`,
            'make the options cover every case and their backgrounds add up to about 1',
          ),
        )
      }
      continue
    }
    for (const key of options) {
      if (finding.has(key) && finding.get(key)?.absent === undefined) {
        problems.push(
          problemAt(
            entry,
            ['options'],
            `${key} can be answered with no, but has no text for it`,
            `add absent: "..." to ${key} in content/findings/`,
          ),
        )
      }
    }
  }
  return problems
}
