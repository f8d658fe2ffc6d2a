import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import type { StepSource } from '../schema/step.ts'
import { problemAt } from './problem-at.ts'

/**
 * Each finding is asked by a step, by several only where each option holds or not by itself: who has told it at one is not
 * offered it at the next. Each step is of use to somebody and offers everybody it is asked of an answer.
 */
export function checkFindings({ findings, steps, conditions, redFlags }: Content): Problem[] {
  const problems: Problem[] = []
  const askedBy = new Map<string, StepSource[]>()
  for (const { value } of steps) {
    for (const key of value.options) askedBy.set(key, [...(askedBy.get(key) ?? []), value])
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
    if (asking.length === 0) {
      problems.push(problemAt(entry, ['key'], 'no step asks for this finding', 'make it an option of a step'))
    } else if (asking.length > 1 && asking.some(({ kind }) => kind === 'single')) {
      const names = asking.map(({ key }) => key).join(', ')
      problems.push(
        problemAt(
          entry,
          ['key'],
          `asked by several steps, one of which takes exactly one answer: ${names}`,
          'make it an option of that step alone',
        ),
      )
    }
  }
  const forAll = new Set(findings.flatMap(({ value }) => (value.only_for ? [] : [value.key])))
  for (const entry of steps) {
    if (!entry.value.ask_if && !entry.value.options.some((key) => forAll.has(key))) {
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
