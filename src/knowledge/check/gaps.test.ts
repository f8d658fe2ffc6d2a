import { expect, test } from 'vitest'
import { exampleContent } from '../testing/example-content.ts'
import { ARTHRITIS, inspect } from '../testing/inspected-content.ts'

test('tells a dangerous cause whose places, questions and rules do not meet, unless a reason is given', () => {
  const gaps = `
- { key: one, gap: not_asked, rules: [hot_thumb], findings: [red_hot], because: The toe is always red }
- { key: two, gap: asked_elsewhere, conditions: [thumb_arthritis], at: [toe], because: The toe is always red }
- { key: three, gap: not_here, rules: [hot_thumb], because: The toe is no thumb }
`
  expect(inspect(withTwoPlaces())).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:10  thumb_arthritis: no red flag that points to it can hold at toe, though it does elsewhere
        fix: let one of its rules stand there and ask its findings, or give the reason in gaps.yaml",
      "content/conditions/thumb-arthritis.yaml:15  thumb_arthritis: red_hot nearly proves it and is asked at some of its places, but not at toe
        fix: ask it there, name the same sign as it is asked there, or give the reason in gaps.yaml",
      "content/red-flags/all.yaml:4  hot_thumb: it names red_hot, which nothing asks at toe
        fix: ask it there, leave out the place, name the same sign as it is asked there, or give the reason in gaps.yaml",
      "content/red-flags/all.yaml:9  hot_thumb: it points to thumb_sprain, which is not at toe
        fix: add the places to thumb_sprain, do not point to it, or give the reason in gaps.yaml",
    ]
  `)
  expect(inspect({ ...withTwoPlaces(), 'gaps.yaml': gaps })).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:10  thumb_arthritis: no red flag that points to it can hold at toe, though it does elsewhere
        fix: let one of its rules stand there and ask its findings, or give the reason in gaps.yaml",
    ]
  `)
})

test('tells a reason that has outlived its gap', () => {
  const gaps = '- { key: old, gap: not_here, conditions: [thumb_sprain], because: The toe is no thumb }'
  expect(inspect({ 'gaps.yaml': gaps })).toMatchInlineSnapshot(`
    [
      "content/gaps.yaml:1  old: thumb_sprain has no such gap any more
        fix: take it out of this reason",
    ]
  `)
})

test('takes the same sign in other words for asked, and a question that makes no sense elsewhere', () => {
  const other = [
    '- { key: one, same_sign: [red_hot, swollen], because: Both are inflammation }',
    '- { key: two, only_there: [danger], because: Only the thumb can be red }',
  ]
  const unasked = inspect(withTwoPlaces()).filter((problem) =>
    problem.includes('red_hot, which nothing asks'),
  )
  expect(unasked).toHaveLength(1)
  for (const gaps of other) {
    expect(
      inspect({ ...withTwoPlaces(), 'gaps.yaml': gaps }).filter((problem) => unasked.includes(problem)),
    ).toEqual([])
  }
})

/** The arthritis is dangerous and at the toe too, where nobody asks whether it is red and hot. */
function withTwoPlaces() {
  const { 'locations.yaml': places, 'steps/all.yaml': steps, 'red-flags/all.yaml': rules } = exampleContent
  return {
    'locations.yaml': places!.replace('screen: []', 'screen: [swelling]'),
    'steps/all.yaml': steps!.replace('id: 1,', 'id: 1, only_at: [thumb],'),
    [ARTHRITIS]: exampleContent[ARTHRITIS]!.replace(
      'urgency: routine',
      'urgency: urgent\ndanger: { level: urgent, threshold: 0.3 }',
    )
      .replace('  thumb: {', '  toe: { prior: { per_1000: 800, sources: [study-2019] } }\n  thumb: {')
      .replace('red_hot: rarely', 'red_hot: usually')
      .replace('min: 40', 'min: 0'),
    'red-flags/all.yaml': `${rules!
      .trim()
      .replace('locations: all', 'locations: [thumb, toe]')
      .replace('any: [red_hot]', 'any: [red_hot, swollen]')}
  points_to: [thumb_sprain]
- key: worn_thumb
  locations: [thumb]
  level: urgent
  when: { all: [swollen] }
  title: A swollen thumb
  do: [doctor_today]
  because: It may be worn
  points_to: [thumb_arthritis]
  sources: [guide-2020]
`,
  }
}
