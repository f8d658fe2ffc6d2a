import type { CareCatalogue } from '../bundle/care.ts'
import type { BundleCare, LocationBundle } from '../bundle/bundle.ts'

/** Every test and treatment of all places by name, tests first; one that no cause uses is left out. */
export function compileCare(bundles: readonly LocationBundle[]): CareCatalogue {
  const conditions = unique(bundles.flatMap((bundle) => bundle.conditions))
  const care = unique(bundles.flatMap((bundle) => bundle.care)).toSorted(
    (a, b) => byAlphabet(a.kind, b.kind) || byAlphabet(a.name, b.name),
  )
  return {
    places: bundles.map(({ location }) => location.name),
    causes: conditions.map(({ key, name }) => ({
      name,
      places: indexesWhere(bundles, (bundle) => bundle.conditions.some((condition) => condition.key === key)),
    })),
    care: care.map((entry) => ({
      ...entry,
      usedFor: indexesWhere(conditions, ({ tests, treatments }) => uses([...tests, ...treatments], entry)),
    })),
  }
}

function uses(listed: readonly { care: string }[], { key }: BundleCare): boolean {
  return listed.some(({ care }) => care === key)
}

/** One entry a key, by name. */
function unique<Entry extends { key: string; name: string }>(entries: readonly Entry[]): Entry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  return [...byKey.values()].toSorted((a, b) => byAlphabet(a.name, b.name))
}

function indexesWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (holds(item) ? [index] : []))
}

/** The same on every machine, whatever its language. */
function byAlphabet(a: string, b: string): number {
  return a.localeCompare(b, 'en')
}
