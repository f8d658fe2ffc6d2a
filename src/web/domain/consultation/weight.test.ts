import { expect, test } from 'vitest'
import { readWeight, weightText } from './weight.ts'

test.each([
  ['81', 'kg', 81],
  [' 64,5 ', 'kg', 64.5],
  ['150', 'lb', 68],
  ['880', 'lb', 399.2],
] as const)('%s %s is %f kg', (text, unit, weightKg) => {
  expect(readWeight(text, unit)).toEqual({ kind: 'weight', weightKg })
})

test('an empty weight is skipped', () => {
  expect(readWeight('  ', 'kg')).toEqual({ kind: 'skipped' })
})

test.each([
  ['heavy', 'not_a_number'],
  ['-80', 'not_a_number'],
  ['8e1', 'not_a_number'],
  ['0', 'out_of_range'],
  ['401', 'out_of_range'],
] as const)('%s kg is wrong: %s', (text, because) => {
  expect(readWeight(text, 'kg')).toEqual({ kind: 'wrong', because })
})

test('pounds come back as they were typed', () => {
  for (let pounds = 3; pounds <= 880; pounds += 1) {
    const read = readWeight(String(pounds), 'lb')
    expect(read.kind === 'weight' && weightText(read.weightKg, 'lb')).toBe(String(pounds))
  }
})
