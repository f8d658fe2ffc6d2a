import { beforeAll, describe, expect, test } from 'vitest'
import { type Key, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { play } from './play.ts'
import { modelOf, readBundles } from './read-bundles.ts'

let bundles: LocationBundle[]
beforeAll(() => {
  bundles = readBundles()
})

const man: Person = { sex: 'male', age: { min: 35, max: 44 }, weightKg: 80 }

/** Somebody who tells of these findings wherever they are asked for, else of none or of the last choice. */
function toldAt(place: Key, findings: Key[]) {
  const model = modelOf(bundles.find(({ location }) => location.key === place)!)
  const { assessment } = play(model, man, ({ kind, options }) => {
    const chosen = options.filter((option) => findings.includes(option))
    return chosen.length > 0 || kind !== 'single' ? chosen : options.slice(-1)
  })
  return assessment.ranking.causes[0]!.condition
}

describe('pain in the leg that may come from a disc of the back', () => {
  test.each<[place: Key, spot: Key]>([
    ['thigh', 'thigh_back'],
    ['shin', 'shin_outer_muscle'],
    ['calf', 'calf_wide'],
    ['foot_toes', 'foot_all'],
  ])(
    'is put down to it first with one sign of the nerve at %s (%s), whether or not coughing is asked about',
    (place, spot) => {
      for (const sign of ['leg_shooting', 'leg_tingling_numb', 'leg_pain_worse_than_back']) {
        for (const coughing of [['cough_sneeze_worse'], []])
          expect(toldAt(place, [sign, spot, 'duration_weeks', ...coughing]), sign).toBe(
            'lumbar_disc_herniation',
          )
      }
    },
  )
})
