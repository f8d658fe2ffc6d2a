import { beforeAll, describe, expect, test } from 'vitest'
import { assess, createModel, type Answers, type Key, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle'
import { deniedScreen } from './denied-screen.ts'
import { readBundles } from './read-bundles.ts'

const person: Person = { sex: 'female', age: { min: 30, max: 39 }, weightKg: null }
let bundles: LocationBundle[]
beforeAll(() => {
  bundles = readBundles()
})

/** Nothing of what the danger-sign steps of a place ask for. */
const wellAt = (place: LocationBundle): Answers => {
  const { bite: _, ...denied } = deniedScreen(place)
  return denied
}
const bitten = (place: LocationBundle, by: Key): Answers => ({
  ...wellAt(place),
  recent_injury: ['injury_bite'],
  bite: [by],
})
const levelOf = (place: LocationBundle, answers: Answers) =>
  assess(createModel(place), person, answers).triage.level

describe('a bite or a sting', () => {
  test('is asked about at once, wherever it hurts, and only of those who told of one', () => {
    for (const place of bundles) {
      const model = createModel(place)
      const told = { ...wellAt(place), recent_injury: ['injury_bite'] }
      expect(assess(model, person, told).next, place.location.key).toMatchObject({
        step: 'bite',
        part: 'screen',
      })
      const untold = { ...wellAt(place), recent_injury: ['injury_minor'] }
      expect(assess(model, person, untold).next, place.location.key).not.toMatchObject({ step: 'bite' })
    }
  })

  test.each(['foot_toes', 'ankle', 'shin', 'calf', 'knee', 'thigh', 'hand_fingers', 'forearm', 'face_sinus'])(
    'can be told soon with a pain of the %s',
    (where) => {
      const { opening, openingFor = [] } = bundles.find(({ location }) => location.key === where)!.location
      const always = openingFor.filter(({ who, afterAny }) => !afterAny && Object.keys(who).length === 0)
      expect([...opening, ...always.map(({ step }) => step)]).toContain('recent_injury')
    },
  )

  // WHO for South-East Asia: to a hospital as soon as possible. Bentur 2003: to an emergency department for six hours.
  test.each(['bite_snake', 'sting_scorpion'])(
    'is an emergency by itself with %s, wherever it hurts',
    (by) => {
      for (const place of bundles) {
        expect(levelOf(place, bitten(place, by)), place.location.key).toBe('emergency')
      }
    },
  )

  test('is no emergency by itself where an insect stung', () => {
    for (const place of bundles) {
      expect(levelOf(place, bitten(place, 'sting_insect')), place.location.key).not.toBe('emergency')
    }
  })
})
