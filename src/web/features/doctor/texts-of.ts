import type { LocationBundle } from '#knowledge/bundle/bundle'

/** Enough to tell one version from all others, and short enough to be read out. */
const CODE_LENGTH = 8

/** The medical texts a sheet was made with: the day the last of the causes was written or checked (ISO), and their code. */
export function textsOf({ conditions, version }: Pick<LocationBundle, 'conditions' | 'version'>): {
  day: string
  code: string
} {
  const days = conditions.flatMap(({ written, review }) => [written, review?.date ?? written])
  return { day: days.toSorted().at(-1) ?? '', code: version.slice(0, CODE_LENGTH) }
}
