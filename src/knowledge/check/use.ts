import type { LocationBundle } from '../bundle/bundle.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'
import { MOST_OPTIONS } from './steps.ts'

/** Every step and self-test is of use somewhere, and what a condition lists is asked at one of its places at least. */
export function checkUse(content: Content, bundles: readonly LocationBundle[]): Problem[] {
  const { steps, findings, conditions, selfTests, redFlags } = content
  const asked = new Map(
    bundles.map(({ location, findings }) => [location.key, new Set(findings.map(({ key }) => key))]),
  )
  const stepsAsked = new Set(bundles.flatMap((bundle) => bundle.steps.map(({ key }) => key)))
  const testsUsed = new Set(conditions.flatMap(({ value }) => Object.keys(value.self_tests ?? {})))
  const findingsUsed = new Set([
    ...conditions.flatMap(({ value }) => Object.keys(value.findings)),
    ...redFlags.flatMap(({ value: { when } }) => [
      ...(when.all ?? []),
      ...(when.any ?? []),
      ...(when.at_least?.of ?? []),
    ]),
    ...steps.flatMap(({ value }) => value.depends_on_any ?? []),
    ...selfTests.flatMap(({ value: { not_if: notIf } }) => [
      ...(notIf.any ?? []),
      ...(notIf.soon_after?.any ?? []),
      ...(notIf.soon_after?.over ?? []),
    ]),
    // One of these has to be there to be chosen, whatever it tells.
    ...steps.flatMap(({ value }) => (value.kind === 'single' ? value.options : [])),
  ])
  return [
    ...findings
      .filter(({ value }) => !findingsUsed.has(value.key))
      .map((entry) =>
        problemAt(
          entry,
          ['key'],
          'nothing uses this finding',
          'list it in a condition or red flag, or remove it',
        ),
      ),
    ...steps
      .filter(({ value }) => !stepsAsked.has(value.key))
      .map((entry) =>
        problemAt(entry, ['key'], 'it is asked at no place', 'look at only_at, or remove the step'),
      ),
    ...steps.flatMap((entry) =>
      bundles
        .filter(({ steps: here }) =>
          here.some(({ key, options }) => key === entry.value.key && options.length > MOST_OPTIONS),
        )
        .map(({ location }) =>
          problemAt(
            entry,
            ['options'],
            `${location.key} uses more than ${MOST_OPTIONS} of its options`,
            'leave some to another question',
          ),
        ),
    ),
    ...selfTests
      .filter(({ value }) => !testsUsed.has(value.key))
      .map((entry) =>
        problemAt(
          entry,
          ['key'],
          'no condition expects anything of it',
          'list it in a condition, or remove it',
        ),
      ),
    ...conditions.flatMap((entry) =>
      Object.keys(entry.value.findings)
        .filter(
          (finding) => !Object.keys(entry.value.locations).some((place) => asked.get(place)?.has(finding)),
        )
        .map((finding) =>
          problemAt(
            entry,
            ['findings', finding],
            `${finding} is asked at none of its places`,
            'ask it there (only_at of the step), or remove it here',
          ),
        ),
    ),
  ]
}
