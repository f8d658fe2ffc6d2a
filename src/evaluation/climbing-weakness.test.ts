import { expect, test } from 'vitest'
import { assess, type Answers, type Person } from '#engine'
import { modelOf, readBundles } from './read-bundles.ts'

const woman: Person = { sex: 'female', age: { min: 50, max: 59 }, weightKg: null }
const bundles = readBundles()

function rulesOf(place: string, answers: Answers) {
  const bundle = bundles.find(({ location }) => location.key === place)!
  const { level, reasons } = assess(modelOf(bundle), woman, answers).triage
  const causes = reasons.flatMap((reason) =>
    reason.kind === 'red_flag' && reason.level === level
      ? (bundle.redFlags.find(({ key }) => key === reason.rule)?.pointsTo ?? [])
      : [],
  )
  return { level, causes }
}

// Mayo Clinic: tingling that goes up, weakness that spreads fast, and tingling of hands and feet are for a hospital now.
test.each<[string, Answers]>([
  ['all_over', { body_alarm: ['weakness_climbing'] }],
  ['low_back', { back_nerve_signs: ['both_legs_new', 'leg_weakness_worsening'] }],
  ['calf', { leg_alarm: ['leg_numb_failing'], leg_alarm_more: ['leg_losing_strength'] }],
  ['hand_fingers', { arm_nerve_signs: ['tingle_feet_too', 'grip_weak'], pain_duration: ['duration_days'] }],
])('weakness that climbs within days is an emergency that names inflamed nerves: %s', (place, answers) => {
  const { level, causes } = rulesOf(place, answers)
  expect(level).toBe('emergency')
  expect(causes).toContain('guillain_barre_syndrome')
})

test('hands and feet that have tingled for months are not', () => {
  const answers = {
    arm_nerve_signs: ['tingle_feet_too', 'grip_weak'],
    pain_duration: ['duration_over_3_months'],
  }
  expect(rulesOf('hand_fingers', answers).level).not.toBe('emergency')
})
