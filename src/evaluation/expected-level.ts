import { fits, SEVERITY, type Key, type Person, type TriageLevel } from '#engine'
import type { BundleCondition } from '#knowledge/bundle/bundle'

/**
 * How soon somebody with a cause should be seen: as the cause usually needs it, or sooner where a line of the cause itself sends
 * them by what they have told. A deep burn is no burn for home, though most burns are.
 */
export function expectedLevel(
  { urgency, getHelp }: Pick<BundleCondition, 'urgency' | 'getHelp'>,
  present: ReadonlySet<Key>,
  person: Person,
): TriageLevel {
  return getHelp
    .flatMap(({ tie }) =>
      tie && fits(tie, person) && tie.when.some((signs) => signs.every((sign) => present.has(sign)))
        ? tie.level
        : [],
    )
    .reduce<TriageLevel>((worst, level) => (SEVERITY[level] > SEVERITY[worst] ? level : worst), urgency)
}
