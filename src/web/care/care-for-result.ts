import type { Score } from '#engine'
import type { BundleCondition } from '#knowledge/bundle'

/** A test or treatment that a result calls for, and the causes it is for. */
export interface CareForResult {
  care: string
  causes: string[]
}

/**
 * What is used for the best-matching causes, in the order of the final scores it serves, added up.
 * @param shown the causes shown in full, best first
 */
export function careForResult(
  shown: readonly Score[],
  conditions: ReadonlyMap<string, Pick<BundleCondition, 'name' | 'tests' | 'treatments'>>,
): CareForResult[] {
  const found = new Map<string, { causes: string[]; weight: number }>()
  for (const { condition, final } of shown) {
    const { name, tests, treatments } = conditions.get(condition) ?? { name: '', tests: [], treatments: [] }
    for (const care of new Set([...tests, ...treatments].map((use) => use.care))) {
      const entry = found.get(care) ?? { causes: [], weight: 0 }
      entry.causes.push(name)
      entry.weight += final
      found.set(care, entry)
    }
  }
  return [...found]
    .toSorted(([, a], [, b]) => b.weight - a.weight)
    .map(([care, { causes }]) => ({ care, causes }))
}
