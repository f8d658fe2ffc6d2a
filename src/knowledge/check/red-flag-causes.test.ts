import { expect, test } from 'vitest'
import { exampleContent } from '../testing/example-content.ts'
import { inspect } from '../testing/inspected-content.ts'

test('tells an emergency in which nothing speaks for the cause it points to', () => {
  const rule = exampleContent['red-flags/all.yaml']!.replace('locations: all', 'locations: [thumb]').replace(
    'level: urgent',
    'level: emergency\n  transport: own\n  points_to: [thumb_arthritis]',
  )
  expect(inspect({ 'red-flags/all.yaml': rule })).toMatchInlineSnapshot(`
    [
      "content/red-flags/all.yaml:2  hot_thumb: at thumb nothing it names speaks for thumb_arthritis
        fix: list one of its findings in thumb_arthritis, above background, or do not point to it",
    ]
  `)
})

test('tells a danger sign that can never hold, since nobody there is asked', () => {
  const rule = exampleContent['red-flags/all.yaml']!.replace('locations: all', 'locations: [thumb]').replace(
    '{ any: [red_hot] }',
    '{ all: [red_hot, slow] }',
  )
  const steps = exampleContent['steps/all.yaml']!.replace('id: 3,', 'id: 3, only_at: [toe],')
  const places = exampleContent['locations.yaml']!
  expect(
    inspect({ 'red-flags/all.yaml': rule, 'steps/all.yaml': steps, 'locations.yaml': places }),
  ).toContain(
    'content/red-flags/all.yaml:2  hot_thumb: at thumb it can never hold\n    fix: ask its findings at thumb, or leave out the place',
  )
})
