import { expect, test } from 'vitest'
import type { Triage } from '#engine'
import { resultMessages } from '#web/result/messages.ts'
import type { ConsultationFacts } from './facts.ts'
import { doctorMessages } from './messages.ts'
import { safetyNet } from './safety-net.ts'

const strainCondition = { key: 'strain', name: 'Strain', see: 'Rest', getHelp: ['See a doctor for a fever.'] }
const place = {
  redFlags: new Map([['fever_rule', { key: 'fever_rule', title: 'Fever', do: 'See a doctor' }]]),
  conditions: new Map([['strain', strainCondition]]),
}
const leading = (level: Triage['level']) => ({ kind: 'leading', condition: 'strain', level }) as const
const rule = (level: 'urgent' | 'routine') => ({ kind: 'red_flag', rule: 'fever_rule', level }) as const

function said(level: Triage['level'], reasons: Triage['reasons'], causes: readonly unknown[] = []) {
  const facts = { urgency: { level, reasons }, session: { place }, causes }
  return safetyNet(facts as unknown as ConsultationFacts)
}

test('says what the urgency card says must not wait', () => {
  expect(said('routine', [leading('routine')])).toBe('See a doctor for a fever.')
})

test('where a rule alone made it so, the best match says what must not wait', () => {
  expect(said('routine', [rule('routine')], [{ condition: strainCondition }])).toBe(
    'See a doctor for a fever.',
  )
})

test('there is always something to go by, but at an emergency, which is now', () => {
  expect(said('self_care', [])).toBe(resultMessages.levelFallback)
  expect(said('emergency', [leading('emergency')])).toBeNull()
})

test('what has to be seen today comes with whom to call when it gets worse', () => {
  expect(said('urgent', [rule('urgent')])).toBe(doctorMessages.soonerToday)
  expect(said('urgent', [rule('urgent'), leading('urgent')])).toBe(
    `${doctorMessages.soonerToday} See a doctor for a fever.`,
  )
})
