import { describe, expect, it } from 'vitest'
import { createModel, triage, type RedFlagRule, type StepAnswer } from './index.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const rule: RedFlagRule = { key: 'rule', level: 'emergency', when: { all: ['numb_saddle'] } }

/** What being unsure comes to where this is the only rule. */
function unsureLevel(
  redFlag: RedFlagRule,
  danger_signs: StepAnswer = 'not_sure',
  onset: StepAnswer = ['slow'],
) {
  const model = createModel({ ...exampleKnowledge, redFlags: [redFlag] })
  const { reasons } = triage(model, man, { danger_signs, onset, leg: [], cough: [] })
  return reasons.flatMap((reason) => (reason.kind === 'unsure' ? [[reason.step, reason.level]] : []))
}

describe('what a person is not sure about', () => {
  it('counts one step below what it would mean', () => {
    expect(unsureLevel(rule)).toEqual([['danger_signs', 'urgent']])
    expect(unsureLevel({ ...rule, level: 'urgent' })).toEqual([['danger_signs', 'routine']])
  })

  it('counts while a cause it can mean is plausible; a question of the screen is never for nothing', () => {
    expect(unsureLevel({ ...rule, pointsTo: ['disc'] })).toEqual([['danger_signs', 'urgent']])
    const infection = { ...rule, pointsTo: ['infection'] }
    expect(unsureLevel(infection, 'not_sure', ['slow'])).toEqual([['danger_signs', 'urgent']])
    // Of those whose pain began suddenly one in a thousand.
    expect(unsureLevel(infection, 'not_sure', ['sudden'])).toEqual([['danger_signs', 'routine']])
    expect(unsureLevel({ ...rule, pointsTo: ['pelvic_girdle'] })).toEqual([['danger_signs', 'routine']])
  })

  it('completes a rule of which the rest is known, also outside the screen', () => {
    const both: RedFlagRule = { ...rule, when: { all: ['fever', 'sudden'] } }
    expect(unsureLevel(both, ['fever'], 'not_sure')).toEqual([['onset', 'urgent']])
    expect(unsureLevel(both, [], 'not_sure')).toEqual([])
    expect(unsureLevel(both, ['fever'], ['slow'])).toEqual([])
  })

  it('is nothing more where the sign was told', () => {
    expect(unsureLevel({ ...rule, when: { any: ['numb_saddle', 'fever'] } }, ['fever', 'not_sure'])).toEqual([
      ['danger_signs', 'routine'],
    ])
  })
})
