import { expect, test } from 'vitest'
import { nearestWords } from './spelling.ts'

const known = ['elbow', 'below', 'calf', 'foot', 'left', 'shoulder', 'hip']

test.each([
  ['ebow', ['elbow']],
  ['ellbow', ['elbow']],
  ['elbiw', ['elbow']],
  ['claf', ['calf']],
  ['fot', ['foot']],
])('%s is one slip away', (word, expected) => {
  expect(nearestWords(word, known)).toEqual(expected)
})

test('the first letter decides between two, unless none has it', () => {
  expect(nearestWords('eblow', known)).toEqual(['elbow'])
  expect(nearestWords('xlbow', known)).toEqual(['elbow'])
})

test('the beginning of a longer word, from four letters', () => {
  expect(nearestWords('shol', known)).toEqual(['shoulder'])
  expect(nearestWords('sholde', known)).toEqual(['shoulder'])
  expect(nearestWords('sxo', known)).toEqual([])
})

test.each(['hp', 'tennis', 'elo', 'ebwo'])('%s is too short or too far from any', (word) => {
  expect(nearestWords(word, known)).toEqual([])
})
