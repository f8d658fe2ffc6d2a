import { expect, test } from 'vitest'
import { exampleContent } from '../testing/example-content.ts'
import { inspect } from '../testing/inspected-content.ts'
import { joinIn } from './joined-options.ts'

test.each([
  ['Every jolt hurts, so that I lie still', 'so that'],
  ['Woke with it, head tilted', ','],
  ['It lifts, but part of the way hurts', 'but'],
  ['Loose or watery stool', 'or'],
  ['A breath brings it on; moving does not', ';'],
])('%s joins by %s', (label, join) => {
  expect(joinIn(label)).toBe(join)
})

test.each([
  'Yes, most days',
  'Painkillers on most days (ibuprofen, aspirin)',
  'Long work with the hands: keyboard, phone, tools',
  'Some food brings it on such as milk, wheat, eggs',
  'More than three months',
])('%s joins nothing', (label) => {
  expect(joinIn(label)).toBeNull()
})

test('tells an answer that joins two facts, and a listed one that joins none', () => {
  const findings = exampleContent['findings/all.yaml']!.replace(
    'It is swollen,',
    'Swollen so that it is stiff,',
  )
  const joined = '[{ key: thumbs, because: One thing., findings: [red_hot, sudden] }]'
  expect(inspect({ 'findings/all.yaml': findings, 'joined-options.yaml': joined })).toMatchInlineSnapshot(`
    [
      "content/findings/all.yaml:1  swollen: the label joins words by "so that"
        fix: keep the one fact that decides, or make it two findings; if nobody can be half right with it, list it in joined-options.yaml",
      "content/joined-options.yaml:1  thumbs: sudden joins nothing, or is no finding any more
        fix: take it out of this list",
    ]
  `)
})
