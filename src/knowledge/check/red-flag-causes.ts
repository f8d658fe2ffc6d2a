import { areMet, findingsOf } from '#engine'
import type { BundleCondition, BundleRedFlag, LocationBundle } from '../bundle/bundle.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/**
 * A danger sign ends the questions, so it has to say by itself what it may be: wherever a rule stands, its findings are
 * asked, and at `emergency` a cause it points to stands there as well, each of which some of these findings speak for.
 */
export function checkRedFlagCauses(content: Content, bundles: readonly LocationBundle[]): Problem[] {
  const entries = new Map(content.redFlags.map((entry) => [entry.value.key, entry]))
  return bundles.flatMap((bundle) => {
    const place = bundle.location.key
    const background = new Map(bundle.findings.map((finding) => [finding.key, finding.background]))
    return bundle.redFlags.flatMap((rule): Problem[] => {
      const problem = (what: string, fix: string) =>
        problemAt(entries.get(rule.key)!, ['locations'], `at ${place} ${what}`, fix)
      if (!areMet(rule.when, (finding) => background.has(finding))) {
        return [problem('it can never hold', `ask its findings at ${place}, or leave out the place`)]
      }
      if (rule.level !== 'emergency' || rule.pointsTo.length === 0) return []
      const causes = bundle.conditions.filter(({ key }) => rule.pointsTo.includes(key))
      if (causes.length === 0) {
        return [
          problem('none of the causes it points to is known', `add ${place} to one, or point to one there`),
        ]
      }
      return causes
        .filter((cause) => !isEvidenceFor(rule, cause, background))
        .map(({ key }) =>
          problem(
            `nothing it names speaks for ${key}`,
            `list one of its findings in ${key}, above background, or do not point to it`,
          ),
        )
    })
  })
}

function isEvidenceFor(
  rule: BundleRedFlag,
  { likelihoods }: BundleCondition,
  background: ReadonlyMap<string, number>,
): boolean {
  return findingsOf(rule).some((finding) => (likelihoods[finding] ?? 0) > (background.get(finding) ?? 1))
}
