import { expect, test } from 'vitest'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { askFirst } from './medical-notes.ts'

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
