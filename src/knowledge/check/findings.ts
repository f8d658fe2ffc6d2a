import type { Problem } from '../problem.ts'
import type { Content } from '../read-content.ts'
import { problemAt } from './problem-at.ts'

/** Each finding is asked by exactly one step, and each step is of use to somebody and offers everybody an answer. */
export function checkFindings({ findings, steps, conditions, redFlags }: Content): Problem[] {
  const problems: Problem[] = []
  const askedBy = new Map<string, string[]>()
  for (const { value } of steps) {
    for (const key of value.options) askedBy.set(key, [...(askedBy.get(key) ?? []), value.key])
  }
  const used = new Set([
    ...conditions.flatMap(({ value }) => Object.keys(value.findings)),
    ...redFlags.flatMap(({ value: { when } }) => [
      ...(when.all ?? []),
      ...(when.any ?? []),
      ...(when.at_least?.of ?? []),
    ]),
  ])
  for (const entry of findings) {
    const asking = askedBy.get(entry.value.key) ?? []
    if (asking.length !== 1) {
      problems.push(
        problemAt(
          entry,
          ['key'],
          asking.length === 0
            ? 'no step asks for this finding'
            : `asked by several steps: ${asking.join(', ')}`,
          'make it an option of exactly one step',
        ),
      )
    }
  }
  const forAll = new Set(findings.flatMap(({ value }) => (value.only_for ? [] : [value.key])))
  for (const entry of steps) {
    if (!entry.value.options.some((key) => forAll.has(key))) {
      problems.push(
        problemAt(
          entry,
          ['options'],
          'every answer is for some people only, so others would see none',
          'give the step `ask_if` rather than its findings `only_for`',
        ),
      )
    }
    if (entry.value.options.some((key) => used.has(key))) continue
    problems.push(
      problemAt(
        entry,
        ['key'],
        'no condition or red flag uses any of its options',
        'use one, or remove the step',
      ),
    )
  }
  return problems
}
