import type { LocationBundle } from '../bundle/bundle.ts'
import { CONTRAINDICATIONS } from '../content/contraindications.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/**
 * What a self-test says of who must not do it holds for what is offered: each sentence is one whose findings are known, and
 * those of them that are asked where the test is are among what it is not offered with.
 */
export function checkSelfTestClauses({ selfTests }: Content, bundles: readonly LocationBundle[]): Problem[] {
  const askedAt = new Map(
    bundles.map(({ location, findings }) => [location.key, new Set(findings.map(({ key }) => key))]),
  )
  return selfTests.flatMap((entry) => {
    const { locations, not_if: notIf } = entry.value
    const isAsked = (finding: string) => locations.some((place) => askedAt.get(place)?.has(finding))
    const never = new Set(notIf.any)
    const soonAfter = new Set([...never, ...(notIf.soon_after?.any ?? [])])
    return notIf.say.flatMap((sentence, at): Problem[] => {
      const meant = CONTRAINDICATIONS.filter(({ says }) => says.test(sentence))
      const path = ['not_if', 'say', at]
      if (meant.length === 0) {
        return [
          problemAt(
            entry,
            path,
            `nothing tells for whom this holds: "${sentence}"`,
            'use words that src/knowledge/contraindications.ts knows, or add them there',
          ),
        ]
      }
      const missing = (wanted: readonly string[] | undefined, held: ReadonlySet<string>) =>
        (wanted ?? []).filter((finding) => isAsked(finding) && !held.has(finding))
      const problems = meant.flatMap((each) => [
        [missing(each.any, never), 'any'] as const,
        [missing(each.soonAfter, soonAfter), 'soon_after'] as const,
      ])
      return [
        ...problems
          .filter(([findings]) => findings.length > 0)
          .map(([findings, where]) =>
            problemAt(
              entry,
              path,
              `"${sentence}" holds for ${findings.join(', ')} too`,
              `add ${findings.length === 1 ? 'it' : 'them'} to not_if.${where}`,
            ),
          ),
        ...(meant.some(({ ages }) => ages) && !notIf.ages
          ? [problemAt(entry, path, 'it names ages that are offered it', 'add not_if.ages')]
          : []),
      ]
    })
  })
}
