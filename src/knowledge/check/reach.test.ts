import { expect, test } from 'vitest'
import { exampleContent } from '../testing/example-content.ts'
import { ARTHRITIS, inspect, SPRAIN, sprain } from '../testing/inspected-content.ts'

test('tells a cause that never comes first, and two that no answer tells apart', () => {
  const twin = exampleContent[ARTHRITIS]!.replace('thumb_arthritis', 'thumb_twin').replace(
    'per_1000: 600',
    'per_1000: 60',
  )
  expect(inspect({ 'conditions/thumb-twin.yaml': twin })).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-twin.yaml:1  thumb_twin: it comes first nowhere, whatever is answered; at thumb thumb_arthritis stays ahead
        fix: list findings that it has and thumb_arthritis has not",
      "content/conditions/thumb-arthritis.yaml:12  thumb_arthritis: at thumb the answers hardly tell it from thumb_twin (0.0 nats, 3 are enough)
        fix: list findings asked there that one has and the other has not, for both; or leave out the place, or one of them",
    ]
  `)
})

test('tells a danger that no answers can make likely enough', () => {
  const danger = exampleContent[ARTHRITIS]!.replace(
    'urgency: routine',
    'urgency: urgent\ndanger: { level: urgent, threshold: 0.4 }',
  )
    .replace('per_1000: 600', 'per_1000: 5')
    .replace(/red_hot: rarely/, 'red_hot: seldom')
  const common = sprain.replace('per_1000: 300', 'per_1000: 900')
  expect(inspect({ [ARTHRITIS]: danger, [SPRAIN]: common })).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:10  thumb_arthritis: at thumb its probability stays at 0.108 whatever is answered, below its danger threshold of 0.4
        fix: list findings asked at thumb that it has and thumb_sprain has not",
      "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: it comes first nowhere, whatever is answered; at thumb thumb_sprain stays ahead
        fix: list findings that it has and thumb_sprain has not",
    ]
  `)
})
