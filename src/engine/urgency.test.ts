import { describe, expect, test } from 'vitest'
import { createModel, type Key, type RedFlagRule, type Score, type TriageReason } from './index.ts'
import { exampleKnowledge } from './testing/example-knowledge.ts'
import { decidingFindings, milderRules, urgencyReasons, watchFor, withinHours } from './urgency.ts'

const rule = (key: string, level: RedFlagRule['level'], all: Key[]): RedFlagRule => ({
  key,
  level,
  when: { all },
})
const model = createModel({
  ...exampleKnowledge,
  redFlags: [
    rule('cough_with_leg_pain', 'emergency', ['leg_pain', 'worse_cough']),
    rule('numb_with_leg_pain', 'emergency', ['numb_saddle', 'leg_pain']),
    rule('sudden_tingling', 'urgent', ['sudden', 'tingling']),
  ],
})
const red = (name: string, level: 'emergency' | 'urgent' | 'routine') =>
  ({ kind: 'red_flag', rule: name, level }) as const
const leading = (condition: Key, level: 'emergency' | 'urgent' | 'routine' | 'self_care') =>
  ({ kind: 'leading', condition, level }) as const
const infection = { kind: 'danger', condition: 'infection', level: 'urgent', probability: 0.1 } as const

describe('the reasons for the urgency', () => {
  test('are those of the level itself', () => {
    const reasons = [red('sudden_tingling', 'urgent'), infection, leading('strain', 'self_care')]
    expect(urgencyReasons(model, { level: 'urgent', reasons }).map(({ kind }) => kind)).toEqual([
      'red_flag',
      'danger',
    ])
  })

  test('tell a dangerous cause that is only possible from one that is likely', () => {
    const possible = { ...infection, level: 'routine', probability: 0.02 } as const
    const isOnlyPossible = (reason: typeof infection | typeof possible) =>
      urgencyReasons(model, { level: reason.level, reasons: [reason] })[0]!.isOnlyPossible
    expect(isOnlyPossible(infection)).toBe(false)
    expect(isOnlyPossible(possible)).toBe(true)
  })
})

test('rules that hold too and are milder are kept, where they can mean a certain cause', () => {
  const lump: RedFlagRule = { ...rule('lump', 'routine', ['leg_pain']), pointsTo: ['infection'] }
  const weeks = rule('weeks', 'routine', ['leg_pain'])
  const today: RedFlagRule = { ...rule('today', 'urgent', ['leg_pain']), pointsTo: ['infection'] }
  const known = createModel({ ...exampleKnowledge, redFlags: [lump, weeks, today] })
  const routine = [red('lump', 'routine'), red('weeks', 'routine'), leading('strain', 'routine')]
  const found = (level: 'emergency' | 'urgent' | 'routine', ...reasons: TriageReason[]) =>
    milderRules(known, { level, reasons: [...reasons, ...routine] })
  expect(found('emergency', { ...infection, level: 'emergency' }, red('today', 'urgent'))).toEqual([
    'today',
    'lump',
  ])
  expect(found('urgent', red('today', 'urgent'))).toEqual(['lump'])
  expect(found('routine')).toEqual([])
})

describe('who has to be seen, and how soon', () => {
  const timed = createModel({
    ...exampleKnowledge,
    redFlags: [
      { ...rule('go', 'emergency', ['leg_pain']), transport: 'own' },
      { ...rule('call', 'emergency', ['leg_pain']), transport: 'ambulance' },
      { ...rule('weeks', 'routine', ['leg_pain']), withinHours: 14 * 24 },
      { ...rule('days', 'routine', ['leg_pain']), withinHours: 3 * 24 },
      { ...rule('hours', 'urgent', ['leg_pain']), withinHours: 6 },
    ],
  })
  const soonest = (level: 'emergency' | 'urgent' | 'routine' | 'self_care', ...reasons: TriageReason[]) =>
    withinHours(timed, { level, reasons })

  test('puts that for which to call an ambulance before that for which to set off', () => {
    const reasons = [red('go', 'emergency'), red('call', 'emergency')]
    expect(urgencyReasons(timed, { level: 'emergency', reasons })).toMatchObject([
      { rule: 'call' },
      { rule: 'go' },
    ])
  })

  test('takes the soonest time of all reasons of the level', () => {
    expect(soonest('routine', red('weeks', 'routine'), red('days', 'routine'))).toBe(72)
    expect(soonest('routine', red('weeks', 'routine'), leading('strain', 'self_care'))).toBe(14 * 24)
    expect(soonest('urgent', red('hours', 'urgent'), red('days', 'routine'))).toBe(6)
  })

  test('gives what was not sure, or is only possible, some days or the day', () => {
    expect(soonest('routine', { kind: 'unsure', step: 'signs', level: 'routine' })).toBe(120)
    expect(soonest('routine', { ...infection, level: 'routine', probability: 0.02 })).toBe(120)
    expect(soonest('urgent', { kind: 'unsure', step: 'signs', level: 'urgent' })).toBe(24)
  })

  test('is never longer than the level allows, and nothing at home or at an emergency', () => {
    expect(soonest('routine', red('sudden_tingling', 'routine'))).toBe(42 * 24)
    expect(soonest('urgent', red('sudden_tingling', 'urgent'))).toBe(24)
    expect(soonest('self_care', leading('strain', 'self_care'))).toBeNull()
    expect(soonest('emergency', red('call', 'emergency'))).toBeNull()
  })
})

describe('the findings that decide', () => {
  const deciding = (level: 'emergency' | 'urgent' | 'routine', reasons: TriageReason[], ...present: Key[]) =>
    decidingFindings(model, { level, reasons }, new Set(present))

  test('are those by which a rule of the level holds', () => {
    const reasons = [red('cough_with_leg_pain', 'emergency'), red('sudden_tingling', 'urgent')]
    expect(deciding('emergency', reasons, 'leg_pain', 'worse_cough', 'sudden', 'tingling')).toEqual([
      'leg_pain',
      'worse_cough',
    ])
  })

  test('leave out the danger signs, which are listed by themselves, and what is not present', () => {
    expect(
      deciding('emergency', [red('numb_with_leg_pain', 'emergency')], 'numb_saddle', 'leg_pain'),
    ).toEqual(['leg_pain'])
  })

  test('are none where nothing presses, or no rule made it press', () => {
    expect(deciding('routine', [red('sudden_tingling', 'routine')], 'sudden', 'tingling')).toEqual([])
    expect(deciding('urgent', [infection], 'sudden', 'tingling')).toEqual([])
  })
})

describe('what to watch for', () => {
  const [strain, disc] = ['strain', 'disc'].map((condition) => ({ condition }) as Score)
  const ranking = {
    causes: [strain!, disc!],
    shown: [],
    matching: [],
    explained: [],
    foremost: [],
    lessLikely: [],
  }
  const watched = (level: 'emergency' | 'urgent' | 'routine' | 'self_care', ...reasons: TriageReason[]) =>
    watchFor(model, { level, reasons }, ranking)

  test('is what the causes behind the level may turn into, each once', () => {
    expect(
      watched('urgent', infection, leading('infection', 'urgent'), leading('strain', 'self_care')),
    ).toEqual(['infection'])
    expect(watched('routine', leading('disc', 'routine'))).toEqual(['disc'])
  })

  test('where a rule alone made the level, the best match stands in, but for what is urgent', () => {
    expect(watched('routine', red('sudden_tingling', 'routine'))).toEqual(['strain'])
    expect(watched('self_care')).toEqual(['strain'])
    expect(watched('urgent', red('sudden_tingling', 'urgent'))).toEqual([])
  })

  test('is not what is only possible, whose signs would send the person away at once', () => {
    expect(watched('routine', { ...infection, level: 'routine', probability: 0.02 })).toEqual(['strain'])
  })

  test('is nothing at an emergency', () => {
    expect(watched('emergency', leading('infection', 'emergency'))).toEqual([])
  })
})
