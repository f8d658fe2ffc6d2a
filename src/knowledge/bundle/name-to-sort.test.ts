import { expect, test } from 'vitest'
import { nameToSort } from './name-to-sort.ts'

test.each([
  ["A child's sore hip", "child's sore hip"],
  ['An ingrown toenail', 'ingrown toenail'],
  ['The "bends"', 'bends"'],
  ['Anaphylaxis', 'Anaphylaxis'],
  ['Athlete’s foot', 'Athlete’s foot'],
  ['आधासीसी', 'आधासीसी'],
  ['A', 'A'],
])('%s is looked for as %s', (name, word) => {
  expect(nameToSort(name)).toBe(word)
})
