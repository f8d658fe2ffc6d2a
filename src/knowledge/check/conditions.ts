import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { basisOf, likelihoodOf } from '../content/values.ts'
import { problemAt } from './problem-at.ts'

/** Each condition rests on a guideline or review, and its likelihoods do not contradict each other. */
export function checkConditions({ conditions, sources, steps }: Content): Problem[] {
  const problems: Problem[] = []
  const kindOfSource = new Map(sources.map(({ value }) => [value.key, value.kind]))
  const singles = steps.filter(({ value }) => value.kind === 'single')
  for (const entry of conditions) {
    const condition = entry.value
    const kinds = condition.sources.map((key) => kindOfSource.get(key))
    if (!kinds.some((kind) => kind === 'guideline' || kind === 'review')) {
      problems.push(
        problemAt(
          entry,
          ['sources'],
          'no guideline or review among its sources',
          'cite at least one of them',
        ),
      )
    }
    if (condition.age.min > condition.age.max || condition.weight_kg.min > condition.weight_kg.max) {
      problems.push(problemAt(entry, ['age'], 'a range ends before it begins', 'swap min and max'))
    }
    if ((condition.urgency === 'emergency' || condition.urgency === 'urgent') && !condition.danger) {
      problems.push(
        problemAt(
          entry,
          ['urgency'],
          `${condition.urgency} conditions must not be missed, but there is no danger threshold`,
          'add danger: { level, threshold }',
        ),
      )
    }
    const { level, threshold, urgent_from: urgentFrom } = condition.danger ?? {}
    if (urgentFrom !== undefined && (level !== 'emergency' || urgentFrom >= threshold!)) {
      problems.push(
        problemAt(
          entry,
          ['danger', 'urgent_from'],
          'urgent_from says when an emergency still too unlikely to be one should be seen today',
          'give it to level emergency only, below the threshold',
        ),
      )
    }
    for (const [finding, value] of Object.entries(condition.findings)) {
      if (basisOf(value) !== 'banded' || typeof value === 'string') continue
      const unnamed = value.sources.filter((key) => !condition.sources.includes(key))
      if (unnamed.length === 0) continue
      problems.push(
        problemAt(
          entry,
          ['findings', finding],
          `its page would not name ${unnamed.join(', ')}, whose band it rests on`,
          'list the source under sources of the condition too',
        ),
      )
    }
    for (const { value: step } of singles) {
      const listed = step.options.filter((key) => key in condition.findings)
      const sum = listed.reduce((total, key) => total + likelihoodOf(condition.findings[key] ?? 'rarely'), 0)
      if (sum > 1.3) {
        problems.push(
          problemAt(
            entry,
            ['findings', listed[0] ?? ''],
            `only one of ${listed.join(', ')} can hold, but together they get ${sum.toFixed(2)}`,
            `lower them so that the options of ${step.key} add up to 1 at most`,
          ),
        )
      }
      if (listed.length === step.options.length && sum < 0.7) {
        problems.push(
          problemAt(
            entry,
            ['findings', listed[0] ?? ''],
            `one of ${listed.join(', ')} must hold, but together they get only ${sum.toFixed(2)}`,
            `raise them so that the options of ${step.key} add up to about 1`,
          ),
        )
      }
    }
  }
  return problems
}
