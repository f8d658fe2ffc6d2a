import { adviceOf } from '../content/advice.ts'
import type { LocationBundle } from '../bundle.ts'
import type { ActionSource } from '../schema/action.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'

/** A danger sign's rule as bundles hold it, with the words of the actions it names. */
export function compileRedFlag(
  rule: RedFlagSource,
  actions: ReadonlyMap<string, ActionSource>,
): LocationBundle['redFlags'][number] {
  const { all, any, at_least: atLeast, sex, age } = rule.when
  return {
    key: rule.key,
    level: rule.level,
    unlessUsual: rule.unless_usual,
    when: { all, any, atLeast, sex, age },
    title: rule.title,
    ...adviceOf(rule, actions),
    because: rule.because,
    pointsTo: rule.points_to ?? [],
    sources: rule.sources,
  }
}
