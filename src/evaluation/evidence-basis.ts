import { basisIn, type Basis } from '#knowledge/bundle/basis'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import type { VignetteOutcome } from './play-vignettes.ts'

/** Shares from 0 to 1. */
export interface EvidenceBasis extends Record<Basis, number> {
  /** Cases in which something that moved the leading cause has its number from a study. */
  withStudy: number
}

/**
 * What the evidence for or against the leading cause of each case rests on. Each piece counts by how far it moved the cause,
 * and each case as much as any other.
 */
export function evidenceBasis(
  outcomes: readonly Pick<VignetteOutcome, 'location' | 'causes' | 'evidence'>[],
  bundles: readonly Pick<LocationBundle, 'location' | 'conditions'>[],
): EvidenceBasis {
  const places = new Map(bundles.map(({ location, conditions }) => [location.key, conditions]))
  const cases = outcomes
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ location, causes, evidence }) => {
      const leading = places.get(location)!.find(({ key }) => key === causes[0]!.condition)!
      const moved = { cited: 0, banded: 0, judged: 0 }
      for (const { finding, weight } of evidence) moved[basisIn(leading, finding)] += Math.abs(weight)
      return moved
    })
  const mean = (part: (moved: Record<Basis, number>) => number) =>
    cases.reduce((sum, moved) => sum + part(moved), 0) / Math.max(cases.length, 1)
  const shareOf = (basis: Basis) =>
    mean((moved) => moved[basis] / (moved.cited + moved.banded + moved.judged))
  return {
    cited: shareOf('cited'),
    banded: shareOf('banded'),
    judged: shareOf('judged'),
    withStudy: mean(({ cited }) => (cited > 0 ? 1 : 0)),
  }
}
