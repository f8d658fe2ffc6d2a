import { describe, expect, it, test } from 'vitest'
import { assess, createModel, type Answers, type RedFlagRule, type StepAnswer } from './index.ts'
import type { Stated } from './person.ts'
import { infer } from './posterior.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'
import { unsureAbout } from './unsure.ts'

const rule: RedFlagRule = { key: 'rule', level: 'emergency', when: { all: ['numb_saddle'] } }

/** What being unsure comes to where this is the only rule. */
function unsureLevel(
  redFlag: RedFlagRule,
  danger_signs: StepAnswer = 'not_sure',
  onset: StepAnswer = ['slow'],
) {
  const model = createModel({ ...exampleKnowledge, redFlags: [redFlag] })
  const { reasons } = assess(model, man, { danger_signs, onset, leg: [], cough: [] }).triage
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

  it('outside the screen is for a doctor too where it may be an emergency of a rare cause', () => {
    const rare: RedFlagRule = { ...rule, when: { all: ['fever', 'sudden'] }, pointsTo: ['pelvic_girdle'] }
    expect(unsureLevel(rare, ['fever'], 'not_sure')).toEqual([['onset', 'routine']])
    expect(unsureLevel({ ...rare, level: 'urgent', withinHours: 24 }, ['fever'], 'not_sure')).toEqual([])
    // What has to be seen now counts alike, whatever its level is called, where nothing else of it is missing.
    const now: RedFlagRule = { ...rare, level: 'urgent', withinHours: 0 }
    expect(unsureLevel(now, ['fever'], 'not_sure')).toEqual([['onset', 'routine']])
    expect(unsureLevel(now, 'not_sure', 'not_sure')).toEqual([['danger_signs', 'routine']])
  })

  it('is nothing more where the sign was answered', () => {
    expect(unsureLevel({ ...rule, when: { any: ['numb_saddle', 'fever'] } }, ['fever', 'not_sure'])).toEqual([
      ['danger_signs', 'routine'],
    ])
  })
})

const model = createModel(exampleKnowledge)
const about = (answers: Answers, stated: Stated = {}) =>
  unsureAbout(model, infer(model, man, answers, stated))

test('danger signs that were not sure, also beside others that were', () => {
  const step = 'danger_signs'
  expect(about({ danger_signs: 'not_sure', onset: ['slow'], leg: [] }).dangerSigns).toEqual([
    { step, open: model.steps.get(step)!.step.options },
  ])
  expect(about({ danger_signs: ['fever', 'not_sure'] }).dangerSigns).toEqual([
    { step, open: model.steps.get(step)!.step.options.filter((sign) => sign !== 'fever') },
  ])
  expect(about({ danger_signs: [], leg: 'not_sure' }).dangerSigns).toEqual([])
})

test('what was stated not to be there is denied, and not what nobody is sure about', () => {
  const stated = { fever: false }
  const answers: Answers = { danger_signs: 'not_sure' }
  const step = 'danger_signs'
  expect(about(answers, stated).dangerSigns).toEqual([
    { step, open: model.steps.get(step)!.step.options.filter((sign) => sign !== 'fever') },
  ])
  const { denials } = assess(model, man, answers, { stated })
  expect(denials).toContainEqual({ step: null, absence: 'no', findings: ['fever'] })
})

test('of a question about a single sign no sign is left open beside it', () => {
  const [first, ...others] = exampleKnowledge.steps
  const single = createModel({ ...exampleKnowledge, steps: [{ ...first!, options: ['fever'] }, ...others] })
  const { dangerSigns } = unsureAbout(single, infer(single, man, { [first!.key]: 'not_sure' }))
  expect(dangerSigns).toEqual([{ step: first!.key, open: [] }])
})

test('whether it was the whole answer to at least half of the questions', () => {
  expect(about({ danger_signs: 'not_sure', onset: ['slow'] }).mostly).toBe(true)
  expect(about({ danger_signs: 'not_sure', onset: ['slow'], leg: [] }).mostly).toBe(false)
  expect(about({ danger_signs: ['fever', 'not_sure'], leg: ['leg_pain', 'not_sure'] }).mostly).toBe(false)
  expect(about({}).mostly).toBe(false)
})
