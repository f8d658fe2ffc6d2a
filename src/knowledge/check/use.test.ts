import { expect, test } from 'vitest'
import { exampleContent } from '../testing/example-content.ts'
import { inspect } from '../testing/inspected-content.ts'

test('tells what a condition lists but nobody is asked, and a test nobody expects anything of', () => {
  expect(
    inspect({
      'steps/all.yaml': exampleContent['steps/all.yaml']!.replace('id: 2,', 'id: 2, only_at: [toe],'),
      'locations.yaml': exampleContent['locations.yaml']!,
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/locations.yaml:2  toe has no conditions, so nobody with pain there is helped
        fix: write its conditions",
      "content/steps/all.yaml:2  swelling: it is asked at no place
        fix: look at only_at, or remove the step",
      "content/conditions/thumb-arthritis.yaml:12  thumb_arthritis: swollen is asked at none of its places
        fix: ask it there (only_at of the step), or remove it here",
      "content/conditions/thumb-sprain.yaml:11  thumb_sprain: swollen is asked at none of its places
        fix: ask it there (only_at of the step), or remove it here",
    ]
  `)
})
