import { expect, test } from 'vitest'
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
