import { expect, test } from 'vitest'
import { compareAnswers, compareCauses } from './compare.ts'
import type { KeptResult } from './kept-result.ts'

const first: KeptResult = {
  id: 'first',
  keptAt: '2026-11-01T08:00:00.000Z',
  version: '1',
  place: { key: 'knee', name: 'Knee' },
  level: 'routine',
  causes: [
    { key: 'worn', name: 'Worn knee', score: 60 },
    { key: 'torn', name: 'Torn meniscus', score: 30 },
  ],
  answered: [
    { question: 'Strength now', answer: '7 of 10' },
    { question: 'Does it lock?', answer: 'No' },
  ],
  answers: {},
}
const second: KeptResult = {
  ...first,
  id: 'second',
  causes: [
    { key: 'torn', name: 'Torn meniscus', score: 70 },
    { key: 'gout', name: 'Gout', score: 5 },
  ],
  answered: [
    { question: 'Strength now', answer: '7 of 10' },
    { question: 'Does it lock?', answer: 'Yes' },
    { question: 'Is it hot?', answer: 'No' },
  ],
}

test('causes of both stand side by side, in the order of the later one', () => {
  expect(compareCauses(first, second, String)).toEqual([
    { name: 'Torn meniscus', first: '30', second: '70' },
    { name: 'Gout', first: null, second: '5' },
    { name: 'Worn knee', first: '60', second: null },
  ])
})

test('only answers that differ are shown', () => {
  expect(compareAnswers(first, second)).toEqual([
    { name: 'Does it lock?', first: 'No', second: 'Yes' },
    { name: 'Is it hot?', first: null, second: 'No' },
  ])
  expect(compareAnswers(first, first)).toEqual([])
})
