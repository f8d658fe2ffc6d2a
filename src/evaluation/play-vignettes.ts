import type { LocationBundle } from '#knowledge/bundle/bundle'
import { outcomeOf, type Outcome } from './outcome.ts'
import { playVignette } from './play-vignette.ts'
import { modelOf } from './read-bundles.ts'
import type { Vignette } from './vignette.ts'

export interface VignetteOutcome extends Outcome {
  set: Vignette['set']
  location: string
}

/** Plays every vignette on the knowledge of its place. Throws when one names something that is not known there. */
export function playVignettes(
  bundles: readonly LocationBundle[],
  vignettes: readonly Vignette[],
): VignetteOutcome[] {
  const models = new Map(bundles.map((bundle) => [bundle.location.key, modelOf(bundle)]))
  return vignettes.map((vignette) => {
    const model = models.get(vignette.location)
    if (!model) throw new Error(`vignette ${vignette.key}: no knowledge about ${vignette.location}`)
    const { condition, accept, triage } = vignette.expect
    return {
      set: vignette.set,
      location: vignette.location,
      ...outcomeOf(model, playVignette(model, vignette), {
        name: `${vignette.location}/${vignette.key}`,
        right: [condition, ...accept],
        expectedLevel: triage,
      }),
    }
  })
}
