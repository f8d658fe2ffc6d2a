import { expect, test } from 'vitest'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { askFirst } from './medical-notes.ts'
import { reviewWords } from './review-words.ts'

const findings = new Map([
  ['blood_thinners', { present: 'You take a blood thinner' }],
  ['asthma', { present: 'You have asthma' }],
]) as unknown as LocationKnowledge['findings']

test('only what was told counts, in the order of the treatment', () => {
  const ibuprofen = { askFirstWith: ['asthma', 'blood_thinners', 'not_asked_here'] }
  expect(askFirst(ibuprofen, new Set(['blood_thinners', 'asthma', 'fever']), findings)).toEqual([
    'You have asthma',
    'You take a blood thinner',
  ])
  expect(askFirst(ibuprofen, new Set(['fever', 'not_asked_here']), findings)).toEqual([])
  expect(askFirst({}, new Set(['asthma']), findings)).toEqual([])
})

const review = { date: '2026-11-24', by: 'Dr A. Rao', checked: 'Figure 2 against the abstract' }

test('who has checked it and when, in plain words', () => {
  const words = reviewWords(review, '2026-11-21')
  expect(words).toContain('Written on 21 November 2026')
  expect(words).toContain('On 24 November 2026 a second reader')
  expect(words).toContain('not a doctor')
  expect(words).not.toContain(review.checked)
  // Most were read without their sources, so nobody is told that they were.
  expect(words).not.toMatch(/against/)
})

test('signs that nobody has read are not said to have been', () => {
  expect(reviewWords(review, '2026-11-21')).toContain('went through it: its signs')
  expect(reviewWords({ ...review, signsUnread: true }, '2026-11-21')).toContain('not through its signs')
})

test('a clinician is named with role and register', () => {
  const clinician = { role: 'general practitioner', registration: 'GMC 1' }
  expect(reviewWords({ ...review, clinician }, '2026-11-21')).toBe(
    'Written on 21 November 2026. On 24 November 2026 it was checked and signed by Dr A. Rao, general practitioner (GMC 1).',
  )
})

test('that nobody has is said too', () => {
  for (const nobody of [null, undefined]) {
    expect(reviewWords(nobody, '2026-11-21')).toContain('Nobody else has checked it yet')
    expect(reviewWords(nobody, '2026-11-21')).not.toContain('second reader')
  }
})
