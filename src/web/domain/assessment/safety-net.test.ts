import { expect, test } from 'vitest'
import type { Key, TriageLevel } from '#engine'
import type { BundleCondition } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { safetyNet } from './safety-net.ts'

const getHelp = {
  strain: ['See a doctor for a fever.'],
  sprain: ['See a doctor for a fever.'],
  infection: ['Go now if you faint.', 'Go now if you shiver.'],
}
const knowledge = {
  conditions: new Map(
    Object.entries(getHelp).map(([key, texts]) => [
      key,
      { getHelp: texts.map((say) => ({ say })) } as unknown as BundleCondition,
    ]),
  ),
} as unknown as LocationKnowledge

const said = (level: TriageLevel, ...watchFor: Key[]) =>
  safetyNet({ triage: { level, reasons: [] }, watchFor, urgencyReasons: [], present: new Set() }, knowledge)

test('is what the causes say must not wait, the same once', () => {
  expect(said('routine', 'strain')).toBe('See a doctor for a fever.')
  expect(said('routine', 'strain', 'sprain', 'infection')).toBe(
    'See a doctor for a fever. Go now if you faint. Go now if you shiver.',
  )
})

test('there is always something to go by, but at an emergency, which is now', () => {
  expect(said('self_care')).toBe(urgencyMessages.levelFallback)
  expect(said('emergency')).toBeNull()
})

test('what has to be seen today comes with whom to call when it gets worse', () => {
  expect(said('urgent')).toBe(urgencyMessages.soonerToday)
  expect(said('urgent', 'strain')).toBe(`${urgencyMessages.soonerToday} See a doctor for a fever.`)
})
