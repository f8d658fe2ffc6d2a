import { expect, test } from 'vitest'
import { projectContent } from '../check/project-content.ts'
import { careToHelper } from './care-to-helper.ts'
import { compileBundles } from './bundles.ts'

test.each([
  ['Rest and drink enough. No aspirin under 16.', 'Let them rest and drink enough. No aspirin under 16.'],
  [
    'Eat soft, lukewarm food; chew on the other side.',
    'Let them eat soft, lukewarm food; let them chew on the other side.',
  ],
  ['Lie down and do not eat or drink.', 'Let them lie down. Do not let them eat or drink.'],
  [
    'Do not smoke, and rest while you feel ill.',
    'Do not let them smoke, and let them rest while they feel ill.',
  ],
  ['Against fever take only paracetamol.', 'Against fever give them only paracetamol.'],
  ['Take no aspirin or ibuprofen.', 'Give them no aspirin or ibuprofen.'],
  ['Lie flat, weigh yourself each morning.', 'Let them lie flat, weigh themselves each morning.'],
])('%s', (line, said) => expect(careToHelper(line)).toBe(said))

test.each([
  'Rest and cool cloths.',
  'Cool it under running water.',
  'Rest the arm in a sling.',
  'Sit down, rest and unlock the door.',
  'Let the child sit as it wants to.',
  'Wash hands before food.',
])('%s is for whoever helps as it stands', (line) => expect(careToHelper(line)).toBe(line))

test('no line of self-care tells whoever helps to rest, eat, drink or walk themselves', () => {
  const all = compileBundles(projectContent(), { filmOf: () => null })
    .flatMap((bundle) => bundle.conditions)
    .flatMap(({ selfCare }) => selfCare)
  const lines = [...new Set(all)]
    .map(careToHelper)
    .filter((line) => !/\b(?:child|baby|somebody|anybody|anyone)\b/i.test(line))
  expect(lines.length).toBeGreaterThan(1000)
  expect(
    lines.filter((line) => /(?:^|[.;:] )(?:eat|drink|walk|sleep|lie|stretch|wear)\b/i.test(line)),
  ).toEqual([])
})
