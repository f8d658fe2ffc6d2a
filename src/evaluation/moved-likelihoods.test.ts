import { expect, test } from 'vitest'
import { exampleKnowledge } from '../engine/testing/example-knowledge.ts'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { moveLikelihoods } from './moved-likelihoods.ts'
import { vignetteSchema } from './vignette.ts'

const vignette = vignetteSchema.parse({
  key: 'leg',
  title: 'Pain down a leg',
  location: 'example',
  kind: 'typical',
  set: 'open',
  sex: 'male',
  age: 40,
  story: 'For some days his back has hurt, and the pain runs down a leg when he coughs.',
  present: ['slow', 'leg_pain'],
  expect: { condition: 'disc', triage: 'routine' },
  source: { title: 'Made up' },
})

/** With leg pain the disc leads narrowly: 150 against 800, at 0.9 against a likelihood that is moved. */
function bundleWith(legPainOfStrain: number): LocationBundle {
  const conditions = exampleKnowledge.conditions.map((condition) =>
    condition.key === 'strain'
      ? { ...condition, likelihoods: { ...condition.likelihoods, leg_pain: legPainOfStrain } }
      : condition,
  )
  return { ...exampleKnowledge, conditions } as unknown as LocationBundle
}

function noticedAt(bundle: LocationBundle, condition: string, finding: string) {
  return moveLikelihoods(bundle, [vignette]).find(
    (each) => each.condition === condition && each.finding === finding,
  )!
}

test('a likelihood that decides a vignette is noticed when it moves by a word', () => {
  const moved = noticedAt(bundleWith(0.03), 'strain', 'leg_pain')
  expect(moved).toMatchObject({ p: 0.03, isDangerous: false, played: 1, noticed: 1 })
})

test('one with room to spare is not, nor is one whose question was not asked', () => {
  const bundle = bundleWith(0.002)
  expect(noticedAt(bundle, 'strain', 'leg_pain')).toMatchObject({ played: 1, noticed: 0 })
  expect(noticedAt(bundle, 'pelvic_girdle', 'pregnant')).toMatchObject({ played: 0, noticed: 0 })
  expect(noticedAt(bundle, 'infection', 'fever')).toMatchObject({ isDangerous: true })
})

test('vignettes of other places say nothing', () => {
  const elsewhere = { ...vignette, location: 'knee' }
  expect(moveLikelihoods(bundleWith(0.03), [elsewhere]).every(({ played }) => played === 0)).toBe(true)
})
