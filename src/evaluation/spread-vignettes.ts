import { ageBandOf } from '#engine'
import type { Vignette } from './vignette.ts'

/**
 * One open vignette of each place, so chosen that urgency, sex, age and kind are spread as evenly as can be: of a place that
 * of which the rarest traits were chosen so far. Always the same for the same vignettes.
 */
export function spreadVignettes(vignettes: readonly Vignette[]): Vignette[] {
  const chosen = new Map<string, number>()
  const timesChosen = (trait: string) => chosen.get(trait) ?? 0
  const open = vignettes.filter(({ set }) => set === 'open')
  return [...new Set(open.map(({ location }) => location))].map((location) => {
    const commonness = (vignette: Vignette) =>
      traitsOf(vignette).reduce((sum, trait) => sum + timesChosen(trait), 0)
    const [rarest] = open
      .filter((vignette) => vignette.location === location)
      .toSorted((a, b) => commonness(a) - commonness(b))
    for (const trait of traitsOf(rarest!)) chosen.set(trait, timesChosen(trait) + 1)
    return rarest!
  })
}

function traitsOf({ expect, sex, age, kind, self_tests: selfTests }: Vignette): string[] {
  const done = Object.keys(selfTests).length > 0
  return [expect.triage, sex, ageBandOf(age).key, kind, done ? 'does self-tests' : 'does none']
}
