import { expect, test } from 'vitest'
import type { Answers } from '#engine'
import type { BundleFinding, BundleStep } from '#knowledge/bundle'
import { evidenceWords } from './evidence-list.tsx'

const place = {
  findings: new Map(
    [
      { key: 'fever', label: 'Fever', present: 'You have a fever', absent: 'You have no fever' },
      { key: 'chills', label: 'Chills', present: 'You have chills' },
    ].map((finding) => [finding.key, finding as BundleFinding]),
  ),
  steps: new Map(
    [
      { key: 'signs', kind: 'multiple', options: ['fever', 'chills'] },
      { key: 'hot', kind: 'yes_no', options: ['fever'] },
    ].map((step) => [step.key, step as unknown as BundleStep]),
  ),
}
const words = (finding: string, answers: Answers, present = false) =>
  evidenceWords({ finding, present }, place, answers)

test('what was answered is said back as a sentence', () => {
  expect(words('fever', { hot: ['fever'] }, true)).toBe('You have a fever')
  expect(words('fever', { hot: [] })).toBe('You have no fever')
  expect(words('fever', { signs: [] })).toBe('You have no fever')
  expect(words('chills', { signs: [] })).toBe('Not: Chills')
})

test('a box that was only not ticked is called so: it may have been overlooked', () => {
  expect(words('fever', { signs: ['chills'] })).toBe('Not ticked: You have a fever')
})

test('what the knowledge no longer holds goes by its key', () => {
  expect(words('gone', {})).toBe('gone')
})
