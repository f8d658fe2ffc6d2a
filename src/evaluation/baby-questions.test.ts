import { expect, test } from 'vitest'
import { assess, type Key } from '#engine'
import { modelOf, readBundles } from './read-bundles.ts'

/** All that is asked of a child with fever and a red eye, or pain round the navel, once its age was told. */
function askedOf(place: Key, age: Key): Key[] {
  const bundle = readBundles().find(({ location }) => location.key === place)!
  const child = { sex: 'male', age: { min: 0, max: 4 }, weightKg: null } as const
  const answers: Record<Key, Key[]> = { general_signs: ['fever'], small_child_fever_age: [age] }
  for (;;) {
    const { nextIfGoingOn: next } = assess(modelOf(bundle), child, answers, { wentOnAfter: undefined })
    if (next.kind !== 'ask') return Object.keys(answers)
    const { kind, options } = bundle.steps.find(({ key }) => key === next.step)!
    const red = kind === 'single' ? [] : options.filter((option) => option === 'eye_red')
    answers[next.step] = kind === 'single' ? options.slice(-1) : red
  }
}

test('of a child that was told to be older nothing is asked that is about small babies', () => {
  expect(askedOf('eye', 'baby_under_3_months')).toContain('newborn_eye')
  for (const age of ['baby_3_to_6_months', 'child_over_6_months'])
    expect(askedOf('eye', age)).not.toContain('newborn_eye')
  expect(askedOf('navel', 'child_over_6_months')).not.toContain('baby_crying')
})
