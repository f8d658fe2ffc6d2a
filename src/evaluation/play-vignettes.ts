import { createModel } from '#engine'
import type { LocationBundle } from '#knowledge/bundle'
import { inShownOrder, pointedTo } from '#knowledge/shown-order'
import type { Outcome } from './figures.ts'
import { playVignette } from './play-vignette.ts'
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
  const places = new Map(
    bundles.map((bundle) => [bundle.location.key, { bundle, model: createModel(bundle) }]),
  )
  return vignettes.map((vignette) => {
    const place = places.get(vignette.location)
    if (!place) throw new Error(`vignette ${vignette.key}: no knowledge about ${vignette.location}`)
    const { triage, scores, asked, screened } = playVignette(place.model, vignette)
    return {
      name: `${vignette.location}/${vignette.key}`,
      set: vignette.set,
      location: vignette.location,
      right: [vignette.expect.condition, ...vignette.expect.accept],
      causes: inShownOrder(place.bundle, triage, scores).map(({ condition }) => condition),
      pointedTo: pointedTo(place.bundle, triage),
      expectedLevel: vignette.expect.triage,
      level: triage.level,
      scores,
      asked,
      screened,
    }
  })
}
