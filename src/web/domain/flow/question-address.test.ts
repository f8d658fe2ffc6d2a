import { afterEach, expect, test, vi } from 'vitest'
import type { Next } from '#engine'
import type { Consultation } from '#web/domain/consultation/consultation.ts'
import { FLOW } from './flow.ts'
import { namedBy, questionFragment, questionHref } from './question-address.ts'

const consultation: Pick<Consultation, 'steps'> = {
  steps: [
    ['collapse_signs', []],
    ['pain_onset', ['sudden']],
  ],
}
const next: Next = { kind: 'ask', step: 'intimate_risk', part: 'interview' }
const session = { consultation, assessment: { next } }

/** A browser whose tab keeps nothing, or that has a lock. */
const discreet = (by: 'private tab' | 'lock') => {
  const holding = (key: string) => ({ getItem: (name: string) => (name === key ? 'yes' : null) })
  vi.stubGlobal('window', {
    sessionStorage: holding(by === 'private tab' ? 'privateTab' : ''),
    localStorage: holding(by === 'lock' ? 'lock' : ''),
  })
}
afterEach(() => vi.unstubAllGlobals())

test('an address names a question by its key', () => {
  expect(questionHref('pain_onset', session)).toBe(`${FLOW.steps}#pain_onset`)
})

test.each(['private tab', 'lock'] as const)('but by its number in a %s', (by) => {
  discreet(by)
  const asked = ['collapse_signs', 'pain_onset', 'intimate_risk']
  const fragments = asked.map((step) => questionFragment(step, session))
  expect(fragments).toEqual(['1', '2', '3'])
  expect(fragments.map((fragment) => namedBy(fragment, session))).toEqual(asked)
})

test('a number leads to its question whatever the tab has become, and one too high to the next', () => {
  expect(['2', '9', '0'].map((fragment) => namedBy(fragment, session))).toEqual([
    'pain_onset',
    'intimate_risk',
    'intimate_risk',
  ])
  const done: Next = { kind: 'done', because: 'settled' }
  expect(namedBy('3', { consultation, assessment: { next: done } })).toBe('')
  expect(['pain_onset', 'own-words', ''].map((fragment) => namedBy(fragment, session))).toEqual([
    'pain_onset',
    'own-words',
    '',
  ])
})
