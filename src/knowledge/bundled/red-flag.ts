import type { LocationBundle } from '../bundle.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'

/** A danger sign's rule as bundles hold it. */
export function compileRedFlag(rule: RedFlagSource): LocationBundle['redFlags'][number] {
  const { all, any, at_least: atLeast, sex, age } = rule.when
  return {
    key: rule.key,
    level: rule.level,
    unlessUsual: rule.unless_usual,
    when: { all, any, atLeast, sex, age },
    title: rule.title,
    do: rule.do,
    where: rule.where,
    howFast: rule.how_fast,
    because: rule.because,
    pointsTo: rule.points_to ?? [],
    sources: rule.sources,
  }
}
