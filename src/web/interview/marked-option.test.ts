import { expect, test } from 'vitest'
import type { BundleStep } from '#knowledge/bundle'
import { markedOption } from './marked-option.ts'

const step: BundleStep = {
  id: 1,
  key: 'elbow_spot',
  question: 'Where at the elbow does it hurt most?',
  why: 'It tells causes apart.',
  kind: 'single',
  options: ['outer', 'inner'],
  marked: { elbow_outer: 'outer', elbow_tip: 'tip' },
  dependsOnAny: [],
}

test('a marked spot stands for its option on either side of the body', () => {
  expect(markedOption(step, step.options, { zone: 'left_elbow_outer', side: 'left' })).toBe('outer')
  expect(markedOption(step, step.options, { zone: 'right_elbow_outer', side: 'right' })).toBe('outer')
  const middle = { ...step, marked: { tailbone: 'outer' } }
  expect(markedOption(middle, step.options, { zone: 'tailbone', side: 'middle' })).toBe('outer')
})

test('a spot that answers nothing and an option that is not offered choose nothing', () => {
  expect(markedOption(step, step.options, { zone: 'left_elbow_inner', side: 'left' })).toBeNull()
  expect(markedOption(step, step.options, { zone: 'left_elbow_tip', side: 'left' })).toBeNull()
  const open = { ...step, marked: undefined }
  expect(markedOption(open, step.options, { zone: 'left_elbow_outer', side: 'left' })).toBeNull()
})
