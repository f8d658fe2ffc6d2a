import { describe, expect, test } from 'vitest'
import { assess, type Answers, type Person } from '#engine'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const woman: Person = { sex: 'female', age: { min: 20, max: 29 }, weightKg: null }
const hotRed: Answers = {
  chest_wall_look: ['hot_red_skin'],
  breast_signs: ['pain_in_breast'],
  chest_timing: ['timing_days_steady'],
}
const places = readBundles().filter(({ location }) =>
  ['chest', 'chest_side', 'breast'].includes(location.key),
)

describe.each(places)('a hot, red breast, $location.name', (place) => {
  const model = modelOf(place)
  const answered = (also: Answers): Answers => ({ ...deniedScreen(place), ...hotRed, ...also })
  const levelOf = (also: Answers) => assess(model, woman, answered(also)).triage.level

  test('is for a doctor today while breastfeeding, with fever or with a lump', () => {
    expect(levelOf({ breast_signs: ['pain_in_breast', 'breastfeeding'] })).toBe('urgent')
    expect(levelOf({ general_signs: ['fever'] })).toBe('urgent')
    expect(levelOf({ breast_changes: ['breast_lump'] })).toBe('urgent')
  })

  // NHS Highland: signs of sepsis are for the hospital.
  test('is an emergency with fever and faintness or short breath', () => {
    for (const sign of ['light_headed', 'breathless_with_pain']) {
      expect(levelOf({ general_signs: ['fever'], chest_companions: [sign] })).toBe('emergency')
    }
  })

  test('speaks for mastitis before breast pain without inflammation', () => {
    const [first] = assess(model, woman, answered({})).ranking.causes.toSorted(
      (a, b) => b.earlier - a.earlier,
    )
    expect(first?.condition).toBe('mastitis_breast_abscess')
  })
})
