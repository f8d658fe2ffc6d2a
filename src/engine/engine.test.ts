import { describe, expect, it } from 'vitest'
import {
  canPointTo,
  createModel,
  explain,
  keepReachable,
  offeredSelfTests,
  posterior,
  scoreConditions,
  triage,
  type Answers,
  type StepAnswer,
} from './index.ts'
import { temperFactors } from './evidence.ts'
import { round2 } from './scores.ts'
import { exampleKnowledge, man, woman } from './testing/example-knowledge.ts'

const model = createModel(exampleKnowledge)

describe('posterior', () => {
  it('starts from the priors, with the conditions of the other sex at zero', () => {
    const before = posterior(model, man, {})
    expect(before.get('strain')).toBeCloseTo(800 / 955, 10)
    expect(before.get('pelvic_girdle')).toBe(0)
  })

  it('multiplies prior odds by the likelihood ratio', () => {
    const after = posterior(model, man, { cough: ['worse_cough'] })
    // strain 800 x 0.05/0.1, disc 150 x 0.5/0.1, infection 5 x 1
    expect(after.get('disc')).toBeCloseTo(750 / (400 + 750 + 5), 10)
  })

  it('counts an absence too', () => {
    const after = posterior(model, man, { cough: [] })
    const strain = (800 * 0.95) / 0.9
    const disc = (150 * 0.5) / 0.9
    expect(after.get('disc')).toBeCloseTo(disc / (strain + disc + 5), 10)
  })

  it('shares what is open of an exclusive step by background', () => {
    // infection: sudden 0.1, so slow 0.9; disc lists neither, so both stay at background
    const after = posterior(model, man, { onset: ['slow'] })
    const strain = (800 * 0.3) / 0.6
    const infection = (5 * 0.9) / 0.6
    expect(after.get('infection')).toBeCloseTo(infection / (strain + 150 + infection), 10)
  })

  it('cuts the prior outside the usual age', () => {
    const youth = posterior(model, { ...man, age: { min: 12, max: 17 } }, {})
    expect(youth.get('disc')).toBeCloseTo(15 / (800 + 15 + 5), 10)
    const infant = posterior(model, { ...man, age: { min: 0, max: 4 } }, {})
    expect(infant.get('disc')).toBeCloseTo(1.5 / (800 + 1.5 + 5), 10)
  })
})

describe('"not sure" beside what was chosen', () => {
  it('leaves the rest unknown, where it would speak against otherwise', () => {
    const told = (leg: StepAnswer) => explain(model, { leg }, 'disc').map(({ finding }) => finding)
    expect(told(['tingling']).toSorted()).toEqual(['leg_pain', 'tingling'])
    expect(told(['tingling', 'not_sure'])).toEqual(['tingling'])
  })

  it('is nothing where one answer is all there can be, and all where no answer stands beside it', () => {
    const kept = (answers: Answers) => keepReachable(model, man, answers)
    expect(kept({ onset: ['slow', 'not_sure'] })).toEqual({ onset: ['slow'] })
    expect(kept({ leg: ['unknown', 'not_sure'] })).toEqual({ leg: 'not_sure' })
    expect(kept({ cough: ['not_sure'] })).toEqual({ cough: 'not_sure' })
    expect(kept({ leg: ['leg_pain', 'not_sure'] })).toEqual({ leg: ['leg_pain', 'not_sure'] })
    expect(kept({ leg: ['leg_pain', 'tingling', 'not_sure'] })).toEqual({ leg: ['leg_pain', 'tingling'] })
  })
})

describe('tempering of correlated findings', () => {
  it('halves each further finding of the same direction', () => {
    expect(temperFactors([1, 3, 2, -1, -4])).toEqual([0.25, 1, 0.5, 0.5, 1])
  })

  it('is what the posterior adds up and the explanation shows', () => {
    const answers = { leg: ['leg_pain', 'tingling'] }
    const weights = explain(model, answers, 'disc')
    expect(weights.map(({ finding }) => finding)).toEqual(['tingling', 'leg_pain'])
    expect(weights[0]!.weight).toBeCloseTo(Math.log(0.6 / 0.1), 10)
    expect(weights[1]!.weight).toBeCloseTo(Math.log(0.9 / 0.2) / 2, 10)
  })
})

describe('triage', () => {
  it('is set by a red flag at once', () => {
    expect(triage(model, man, { danger_signs: ['numb_saddle'] })).toEqual({
      level: 'emergency',
      reasons: [{ kind: 'red_flag', rule: 'numb_saddle_now', level: 'emergency' }],
    })
  })

  it('is never self-care when a danger sign could not be told', () => {
    const answers = { danger_signs: 'not_sure' as const, onset: ['sudden'], leg: [], cough: [] }
    expect(triage(model, man, { ...answers, danger_signs: [] }).level).toBe('self_care')
    expect(triage(model, man, answers)).toMatchObject({
      level: 'urgent',
      reasons: [
        { kind: 'unsure', step: 'danger_signs', level: 'urgent' },
        { kind: 'leading', level: 'self_care' },
      ],
    })
  })

  it('counts a sign chosen beside "not sure", and keeps the others open', () => {
    const answers = { onset: ['slow'], leg: [], cough: [] }
    const level = (danger_signs: StepAnswer) => triage(model, man, { ...answers, danger_signs })
    expect(level(['fever', 'not_sure'])).toMatchObject({
      level: 'urgent',
      reasons: [{ kind: 'danger', condition: 'infection' }, { kind: 'unsure' }, { kind: 'leading' }],
    })
    expect(level(['numb_saddle', 'not_sure']).level).toBe('emergency')
    expect(level(['numb_saddle', 'fever', 'not_sure']).reasons).not.toContainEqual(
      expect.objectContaining({ kind: 'unsure' }),
    )
  })

  it('lets no probability speak before enough is known', () => {
    expect(triage(model, man, { danger_signs: ['fever'] })).toEqual({ level: 'routine', reasons: [] })
  })

  it('raises for a dangerous cause above its threshold though another leads', () => {
    const answers = { danger_signs: ['fever'], onset: ['slow'], leg: [], cough: [] }
    const { level, reasons } = triage(model, man, answers)
    expect(level).toBe('urgent')
    expect(reasons[0]).toMatchObject({ kind: 'danger', condition: 'infection' })
    expect(reasons.at(-1)).toMatchObject({ kind: 'leading', condition: 'strain', level: 'self_care' })
  })

  it('sends a possible emergency to a doctor today, a likely one to hospital now', () => {
    const answers = { danger_signs: ['fever'], onset: ['slow'], leg: [], cough: [] }
    const reasonWith = (threshold: number, urgentFrom: number) => {
      const conditions = exampleKnowledge.conditions.map((each) =>
        each.key === 'infection'
          ? { ...each, danger: { level: 'emergency' as const, threshold, urgentFrom } }
          : each,
      )
      return triage(createModel({ ...exampleKnowledge, conditions }), man, answers).reasons[0]
    }
    expect(reasonWith(0.05, 0.01)).toMatchObject({ condition: 'infection', level: 'emergency' })
    expect(reasonWith(0.9, 0.05)).toMatchObject({ condition: 'infection', level: 'urgent' })
    expect(reasonWith(0.9, 0.2)).toMatchObject({ condition: 'infection', level: 'routine' })
    expect(reasonWith(0.9, 0.8)).toMatchObject({ kind: 'leading', condition: 'strain' })
  })

  it('lets a rule yield where what it names is usual for a clear leader, if the rule says so', () => {
    const rule = { key: 'sudden_start', level: 'routine' as const, when: { any: ['sudden'] } }
    const levelWith = (unlessUsual: boolean, answers: Answers) =>
      triage(createModel({ ...exampleKnowledge, redFlags: [{ ...rule, unlessUsual }] }), man, answers).level
    const strain = { danger_signs: [], onset: ['sudden'], leg: [], cough: [] }
    expect(levelWith(false, strain)).toBe('routine')
    expect(levelWith(true, strain)).toBe('self_care')
    expect(levelWith(true, { danger_signs: [], onset: ['sudden'] })).toBe('routine')
  })
})

describe('scores', () => {
  const answers = { danger_signs: [], leg: ['leg_pain'], cough: ['worse_cough'] }

  it('keeps the earlier score as the match where nothing was tested', () => {
    const [first] = scoreConditions(model, man, answers)
    expect(first).toMatchObject({ condition: 'disc', tested: false, differencePercent: 0 })
    expect(first!.match).toBe(first!.earlier)
    expect(first!.final).toBe(first!.earlier)
  })

  it('moves with the self-tests: 0.6 x earlier + 0.4 x match', () => {
    const before = scoreConditions(model, man, answers)
    const after = scoreConditions(model, man, answers, { raise_pain: 'no' })
    const of = (scores: typeof before, key: string) => scores.find(({ condition }) => condition === key)!
    expect(of(after, 'disc').match).toBe(0)
    expect(of(after, 'disc').final).toBe(round2(0.6 * of(before, 'disc').earlier))
    expect(of(after, 'strain').match).toBe(100)
    // infection is no candidate here, so no test can lift it
    expect(of(after, 'infection').tested).toBe(false)
  })

  it('lets ranges agree when they overlap', () => {
    const low = scoreConditions(model, man, answers, { raise_height: 'low' })
    const high = scoreConditions(model, man, answers, { raise_height: 'high' })
    expect(low.find(({ condition }) => condition === 'disc')!.match).toBe(100)
    expect(high.find(({ condition }) => condition === 'disc')!.match).toBe(0)
  })

  it('leaves out "cannot" and "not sure"', () => {
    expect(scoreConditions(model, man, answers, { raise_pain: 'cannot', raise_height: 'not_sure' })).toEqual(
      scoreConditions(model, man, answers),
    )
  })

  it('rounds halves up in spite of binary fractions', () => {
    expect([1.005, 2.675, 0.615, 10.235].map(round2)).toEqual([1.01, 2.68, 0.62, 10.24])
  })
})

describe('self-tests', () => {
  it('are offered where they bear on a likely cause', () => {
    expect(offeredSelfTests(model, woman, { danger_signs: [] })).toEqual(['leg_raise'])
  })

  it('are not offered where they are unsafe, nor in an emergency', () => {
    expect(offeredSelfTests(model, woman, { danger_signs: ['fever'] })).toEqual([])
    expect(offeredSelfTests(model, woman, { danger_signs: ['numb_saddle'] })).toEqual([])
  })

  it('can point to the causes that expect them to find something', () => {
    const [test] = exampleKnowledge.selfTests
    const pointsTo = exampleKnowledge.conditions.filter((condition) => canPointTo(test!, condition))
    expect(pointsTo.map(({ key }) => key)).toEqual(['disc'])
    const indifferent = { selfTests: { leg_raise: { raise_pain: ['yes', 'no'] } } }
    expect(canPointTo(test!, indifferent)).toBe(false)
  })

  it('are offered at the ages between those they are not for', () => {
    const ages = [{ max: 11 }, { min: 81 }]
    const ofMiddleAge = createModel({
      ...exampleKnowledge,
      selfTests: exampleKnowledge.selfTests.map((test) => ({ ...test, notIf: { ages } })),
    })
    const offeredAt = (min: number, max: number) =>
      offeredSelfTests(ofMiddleAge, { ...woman, age: { min, max } }, { danger_signs: [] })
    expect(offeredAt(5, 11)).toEqual([])
    expect(offeredAt(35, 44)).toEqual(['leg_raise'])
    expect(offeredAt(75, 84)).toEqual([])
  })
})

describe('contradictory knowledge', () => {
  it('is refused with a clear error', () => {
    expect(() => createModel({ ...exampleKnowledge, conditions: [] })).toThrow('no conditions at example')
    expect(() => createModel({ ...exampleKnowledge, findings: [] })).toThrow(
      'danger_signs offers numb_saddle',
    )
  })
})
