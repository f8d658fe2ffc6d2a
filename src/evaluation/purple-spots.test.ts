import { describe, expect, test } from 'vitest'
import { assess, type Answers, type Person } from '#engine'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const child: Person = { sex: 'male', age: { min: 6, max: 6 }, weightKg: null }
const places = readBundles().filter(({ steps }) => steps.some(({ key }) => key === 'purple_spots'))

describe.each(places)('spots that do not fade on the legs of a child, $location.name', (place) => {
  const model = modelOf(place)
  const levelOf = (also: Answers) =>
    assess(model, child, {
      ...deniedScreen(place),
      purple_spots: ['purple_leg_spots'],
      ...also,
    }).triage.level

  // nidirect: an urgent appointment for a child that is well, an ambulance for one that is very unwell.
  test('are for a doctor today, and an emergency in a child that is ill', () => {
    expect(levelOf({})).toBe('urgent')
    for (const sign of ['fever', 'feeling_very_ill']) {
      expect(levelOf({ general_signs: [sign] })).toBe('emergency')
    }
  })
})

// Leeds: strong belly pain or blood in the stool makes it a severe illness.
test('such spots with strong belly pain are an emergency', () => {
  const navel = places.find(({ location }) => location.key === 'navel')!
  const answers = { purple_spots: ['purple_leg_spots'], pain_strength: ['strength_severe'] }
  expect(assess(modelOf(navel), child, answers).triage.level).toBe('emergency')
})
