import { AppError } from '../errors/app-error.ts'
import type { LocationBundle } from '#knowledge/bundle/bundle'

const normalize = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Short names of the diseases that are called so, by short, plain or medical name in lower case. */
export type DiseaseNames = Readonly<Record<string, readonly string[]>>

export function diseaseNames(bundles: readonly LocationBundle[]): DiseaseNames {
  const keysByName = new Map<string, Set<string>>()
  for (const { key, name, medicalName } of bundles.flatMap(({ conditions }) => conditions))
    for (const known of [key, name, medicalName].map(normalize))
      keysByName.set(known, (keysByName.get(known) ?? new Set()).add(key))
  return Object.fromEntries([...keysByName].map(([name, keys]) => [name, [...keys]]))
}

/**
 * Makes the function that finds diseases by short, plain or medical name, in upper or lower case. It takes a list that
 * was parted at its commas, which names hold too ("Gingivitis, periodontitis"): of names that begin alike the longest is
 * meant. It gives each short name once, and throws `unknown_disease` with the first part that begins no name.
 */
export function createDiseaseFinder(names: DiseaseNames) {
  const keysByName = new Map(Object.entries(names))
  const mostParts = Math.max(...[...keysByName.keys()].map((name) => name.split(',').length))

  const longestAt = (parts: string[], at: number) => {
    for (let length = Math.min(mostParts, parts.length - at); length > 0; length--) {
      const name = normalize(parts.slice(at, at + length).join(', '))
      const keys = keysByName.get(name)
      if (keys) return { keys, length }
    }
    throw new AppError('unknown_disease', {
      explanation: `There is no disease called "${parts[at]?.slice(0, 80)}".`,
    })
  }

  return (parts: string[]): string[] => {
    const found = new Set<string>()
    for (let at = 0; at < parts.length;) {
      const { keys, length } = longestAt(parts, at)
      for (const key of keys) found.add(key)
      at += length
    }
    return [...found]
  }
}
