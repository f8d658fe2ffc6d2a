import { expect, test } from 'vitest'
import { ageBandOf, holds, SEVERITY, type Key, type Sex } from '#engine'
import { readBundles } from './read-bundles.ts'

const bundles = new Map(readBundles().map((bundle) => [bundle.location.key, bundle]))

/** The worst of the rules that hold where somebody has told all this, in their own words before any question. */
function worst(place: Key, age: number, sex: Sex, says: readonly Key[]) {
  const person = { sex, age: ageBandOf(age).range, weightKg: null }
  return bundles
    .get(place)!
    .redFlags.filter((rule) => holds(rule, person, new Set(says)))
    .map(({ level }) => level)
    .toSorted((a, b) => SEVERITY[b] - SEVERITY[a])[0]
}

const OLD = 'duration_to_3_months'

// Who has told how long it has lasted before the danger signs are asked; of the others nothing is taken away.
test.each([
  ['jaw_tooth', ['comes_with_effort_only', 'chest_arm_tight_too', 'breathless_with_pain', 'diabetes']],
  ['neck_front', ['comes_with_effort_only', 'breathless_with_pain', 'onset_sudden']],
  ['upper_back', ['breathless_with_pain', 'nausea_with_pain']],
  ['shoulder', ['arm_with_effort', 'arm_with_chest_pain', 'breathless_with_pain']],
] as const)(
  '%s: what has come with effort for months, or beside an old pain, is for today',
  (place, says) => {
    expect(worst(place, 66, 'female', [...says, OLD])).toBe('urgent')
    expect(worst(place, 66, 'female', says)).toBe('emergency')
    expect(worst(place, 66, 'female', [...says, 'duration_weeks'])).toBe('emergency')
  },
)

test.each([
  ['jaw_tooth', 'sweat_sick_breathless'],
  ['jaw_tooth', 'light_headed'],
  ['jaw_tooth', 'nausea_with_pain'],
  ['jaw_tooth', 'course_worse'],
] as const)('%s: but not with %s', (place, sign) => {
  expect(
    worst(place, 66, 'female', [
      'comes_with_effort_only',
      'chest_arm_tight_too',
      'breathless_with_pain',
      OLD,
      sign,
    ]),
  ).toBe('emergency')
})

test('spells after fatty food for months are for today, though they bring a sweat', () => {
  const says = ['cold_sweat', 'nausea_with_pain', 'high_blood_pressure', 'fatty_meal_spells']
  expect(worst('upper_belly', 52, 'female', [...says, OLD])).toBe('urgent')
  expect(worst('upper_belly', 52, 'female', says)).toBe('emergency')
  expect(worst('upper_belly', 52, 'female', [...says, OLD, 'spread_jaw_neck'])).toBe('emergency')
})

test('confusion at a joint needs no fever to be an emergency', () => {
  expect(worst('knee', 86, 'female', ['drowsy_confused'])).toBe('emergency')
})
