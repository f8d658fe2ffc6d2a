import type { CatalogueCare } from './bundle-care.ts'
import type { LocationBundle } from './bundle.ts'

/** Every test and treatment of all places by name, tests first; one that no cause uses is left out. */
export function compileCare(bundles: readonly LocationBundle[]): CatalogueCare[] {
  const catalogue = new Map<string, CatalogueCare>()
  for (const { care, conditions, location } of bundles) {
    for (const entry of care) {
      const causes = conditions
        .filter(({ tests, treatments }) => [...tests, ...treatments].some((use) => use.care === entry.key))
        .map(({ name }) => name)
        .toSorted(byAlphabet)
      const known = catalogue.get(entry.key) ?? { ...entry, usedFor: [] }
      known.usedFor.push({ place: location.name, causes })
      catalogue.set(entry.key, known)
    }
  }
  return [...catalogue.values()].toSorted((a, b) => byAlphabet(a.kind, b.kind) || byAlphabet(a.name, b.name))
}

/** The same on every machine, whatever its language. */
function byAlphabet(a: string, b: string): number {
  return a.localeCompare(b, 'en')
}
