import { expect, test } from 'vitest'
import type { Answers } from '#engine'
import { absenceIn, absenceOf } from './absence.ts'

test('"no" is a no, "none of these" was chosen, and a box beside a ticked one was just not ticked', () => {
  expect(absenceIn({ kind: 'yes_no' }, [])).toBe('no')
  expect(absenceIn({ kind: 'multiple' }, [])).toBe('none_of_these')
  expect(absenceIn({ kind: 'multiple' }, ['fever'])).toBe('not_ticked')
})

test('of two questions that asked for the same, the firmer answer counts', () => {
  const steps = new Map([
    ['signs', { kind: 'multiple' as const, options: ['fever', 'chills'] }],
    ['more', { kind: 'multiple' as const, options: ['fever', 'rash'] }],
    ['hot', { kind: 'yes_no' as const, options: ['fever'] }],
  ])
  const said = (answers: Answers) => absenceOf('fever', answers, steps)
  expect(said({ signs: ['chills'] })).toBe('not_ticked')
  expect(said({ signs: ['chills'], more: [] })).toBe('none_of_these')
  expect(said({ signs: ['chills'], more: [], hot: [] })).toBe('no')
  expect(said({ signs: ['chills', 'not_sure'], more: [] })).toBe('none_of_these')
  expect(said({ signs: ['chills'], more: 'not_sure', hot: ['fever'] })).toBe('not_ticked')
})
