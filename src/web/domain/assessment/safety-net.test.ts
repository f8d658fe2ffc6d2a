import { expect, test } from 'vitest'
import type { Triage } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { safetyNet } from './safety-net.ts'

const strainCondition = { key: 'strain', name: 'Strain', see: 'Rest', getHelp: ['See a doctor for a fever.'] }
const knowledge = {
  redFlags: new Map([['fever_rule', { key: 'fever_rule', title: 'Fever', do: 'See a doctor' }]]),
  conditions: new Map([['strain', strainCondition]]),
} as unknown as LocationKnowledge
const leading = (level: Triage['level']) => ({ kind: 'leading', condition: 'strain', level }) as const
const rule = (level: 'urgent' | 'routine') => ({ kind: 'red_flag', rule: 'fever_rule', level }) as const

function said(level: Triage['level'], reasons: Triage['reasons'], best?: typeof strainCondition) {
  return safetyNet({ level, reasons }, knowledge, best)
}

test('is what the leading cause says must not wait', () => {
  expect(said('routine', [leading('routine')])).toBe('See a doctor for a fever.')
})

test('where a rule alone made it so, the best match says what must not wait', () => {
  expect(said('routine', [rule('routine')], strainCondition)).toBe('See a doctor for a fever.')
})

test('there is always something to go by, but at an emergency, which is now', () => {
  expect(said('self_care', [])).toBe(urgencyMessages.levelFallback)
  expect(said('emergency', [leading('emergency')])).toBeNull()
})

test('what has to be seen today comes with whom to call when it gets worse', () => {
  expect(said('urgent', [rule('urgent')])).toBe(urgencyMessages.soonerToday)
  expect(said('urgent', [rule('urgent'), leading('urgent')])).toBe(
    `${urgencyMessages.soonerToday} See a doctor for a fever.`,
  )
})
