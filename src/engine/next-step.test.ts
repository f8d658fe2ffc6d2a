import { describe, expect, it } from 'vitest'
import { assess, createModel, keepReachable, optionsFor, type Answers } from './index.ts'
import { MAX_INTERVIEW_STEPS } from './constants.ts'
import type { RedFlagRule } from './knowledge.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const model = createModel(exampleKnowledge)

describe('the next step', () => {
  it('screens for danger first, then opens, then asks for the most information', () => {
    expect(assess(model, man, {}).next).toEqual({ kind: 'ask', step: 'danger_signs', part: 'screen' })
    expect(assess(model, man, { danger_signs: [] }).next).toMatchObject({ step: 'onset', part: 'interview' })
    expect(assess(model, man, { danger_signs: [], onset: ['slow'] }).next).toMatchObject({ step: 'leg' })
  })

  it('asks a dependent step only once its finding is there, and only those it is for', () => {
    const asked = new Set<string>()
    let answers = {}
    for (
      let next = assess(model, man, answers).next;
      next.kind === 'ask';
      next = assess(model, man, answers).next
    ) {
      asked.add(next.step)
      const { kind, options } = model.steps.get(next.step)!.step
      answers = { ...answers, [next.step]: kind === 'single' ? options.slice(0, 1) : [] }
    }
    expect(asked.has('how_far')).toBe(false)
    expect(asked.has('pregnancy')).toBe(false)
  })

  it('asks first what would make an emergency of what somebody has stated', () => {
    const rule: RedFlagRule = { key: 'torn', level: 'emergency', when: { all: ['leg_pain', 'sudden'] } }
    const withRule = createModel({ ...exampleKnowledge, redFlags: [...exampleKnowledge.redFlags, rule] })
    const after = (stated: Record<string, boolean>) => assess(withRule, man, {}, { stated }).next
    expect(after({})).toMatchObject({ step: 'danger_signs' })
    expect(after({ leg_pain: false })).toMatchObject({ step: 'danger_signs' })
    expect(after({ leg_pain: true })).toEqual({ kind: 'ask', step: 'onset', part: 'interview' })
    const calm = assess(withRule, man, { onset: ['slow'] }, { stated: { leg_pain: true } })
    expect(calm.next).toMatchObject({ step: 'danger_signs' })
  })

  it('leaves out a step that makes no sense after an answer', () => {
    const steps = exampleKnowledge.steps.map((step) =>
      step.key === 'leg' ? { ...step, unlessAny: ['slow'] } : step,
    )
    const withoutLeg = createModel({ ...exampleKnowledge, steps })
    const after = (onset: 'slow' | 'sudden') =>
      assess(withoutLeg, man, { danger_signs: [], onset: [onset] }).next
    expect(after('sudden')).toMatchObject({ step: 'leg' })
    expect(after('slow')).toMatchObject({ step: 'cough' })
  })

  it('asks some people an opening step that others are not asked', () => {
    const { location } = exampleKnowledge
    const openingFor = [{ step: 'cough', who: { age: { max: 17 } } }]
    const withChildren = createModel({ ...exampleKnowledge, location: { ...location, openingFor } })
    const answers = { danger_signs: [], onset: ['slow'] }
    expect(assess(withChildren, { ...man, age: { min: 5, max: 11 } }, answers).next).toMatchObject({
      step: 'cough',
    })
    expect(assess(withChildren, man, answers).next).toMatchObject({ step: 'leg' })
  })

  it('asks an opening step that belongs to an answer once that answer is given', () => {
    const { location } = exampleKnowledge
    const openingFor = [{ step: 'cough', who: {}, afterAny: ['slow'] }]
    const afterSlow = createModel({ ...exampleKnowledge, location: { ...location, openingFor } })
    expect(assess(afterSlow, man, { danger_signs: [], onset: ['slow'] }).next).toMatchObject({
      step: 'cough',
    })
    expect(assess(afterSlow, man, { danger_signs: [], onset: ['sudden'] }).next).toMatchObject({
      step: 'leg',
    })
  })

  it('does not end while one answer could complete a half-met danger sign', () => {
    const filler = Array.from({ length: 6 }, (_, index) => `dull_${index}`)
    const watchful = createModel({
      ...exampleKnowledge,
      findings: [...exampleKnowledge.findings, ...filler.map((key) => ({ key, background: 0.5 }))],
      steps: [
        ...exampleKnowledge.steps,
        ...filler.map((key) => ({
          key: `ask_${key}`,
          kind: 'yes_no' as const,
          options: [key],
          dependsOnAny: [],
        })),
      ],
      redFlags: [{ key: 'fever_and_dull', level: 'emergency', when: { all: ['fever', 'dull_5'] } }],
    })
    const enough = { onset: ['sudden'], leg: [], cough: [], ask_dull_0: [], ask_dull_1: [], ask_dull_2: [] }
    expect(assess(watchful, man, { ...enough, danger_signs: [] }).next).toMatchObject({ because: 'settled' })
    expect(assess(watchful, man, { ...enough, danger_signs: ['fever'] }).next).toMatchObject({
      step: 'ask_dull_5',
    })
  })

  it('keeps the last questions of a long interview for half-met danger signs', () => {
    const hints = Array.from({ length: 20 }, (_, index) => `hint_${index}`)
    const step = (key: string) => ({
      key: `ask_${key}`,
      kind: 'yes_no' as const,
      options: [key],
      dependsOnAny: [],
    })
    const [strain, disc] = exampleKnowledge.conditions
    const undecided = createModel({
      ...exampleKnowledge,
      findings: [
        ...exampleKnowledge.findings,
        ...[...hints, 'dull'].map((key) => ({ key, background: 0.5 })),
      ],
      steps: [...exampleKnowledge.steps, ...[...hints, 'dull'].map(step)],
      conditions: [
        strain!,
        {
          ...disc!,
          prior: strain!.prior,
          likelihoods: Object.fromEntries(hints.map((key) => [key, 0.9])),
        },
      ],
      redFlags: [{ key: 'fever_and_dull', level: 'emergency', when: { all: ['fever', 'dull'] } }],
    })
    const askedOf = (answers: Answers): string[] => {
      const next = assess(undecided, man, answers).next
      return next.kind === 'done' ? [] : [next.step, ...askedOf({ ...answers, [next.step]: 'not_sure' })]
    }
    expect(askedOf({ danger_signs: [] })).toHaveLength(MAX_INTERVIEW_STEPS)
    expect(askedOf({ danger_signs: [] })).not.toContain('ask_dull')
    expect(askedOf({ danger_signs: ['fever'] })).toHaveLength(MAX_INTERVIEW_STEPS)
    expect(askedOf({ danger_signs: ['fever'] })).toContain('ask_dull')
  })

  it('stops at an emergency', () => {
    expect(assess(model, man, { danger_signs: ['numb_saddle'] }).next).toEqual({
      kind: 'done',
      because: 'emergency',
    })
  })

  it('forgets answers whose reason has gone', () => {
    const answers = { leg: ['leg_pain'], how_far: ['below_knee'] }
    expect(keepReachable(model, man, answers)).toEqual(answers)
    expect(keepReachable(model, man, { ...answers, leg: [] })).toEqual({ leg: [] })
    expect(keepReachable(model, man, { pregnancy: ['pregnant'], unknown: ['x'], leg: ['made_up'] })).toEqual({
      leg: [],
    })
  })

  it('offers an answer that is for some people to them alone, and forgets it of others', () => {
    const forWomen = createModel({
      ...exampleKnowledge,
      findings: exampleKnowledge.findings.map((finding) =>
        finding.key === 'numb_saddle' ? { ...finding, onlyFor: { sex: 'female' } } : finding,
      ),
    })
    const all = exampleKnowledge.steps.find(({ key }) => key === 'danger_signs')!.options
    const woman = { ...man, sex: 'female' as const }
    expect(optionsFor(forWomen, 'danger_signs', woman)).toEqual(all)
    expect(optionsFor(forWomen, 'danger_signs', man)).toEqual(
      all.filter((option) => option !== 'numb_saddle'),
    )
    const answers = { danger_signs: ['numb_saddle'] }
    expect(keepReachable(forWomen, woman, answers)).toEqual(answers)
    expect(keepReachable(forWomen, man, answers)).toEqual({ danger_signs: [] })
    expect(assess(forWomen, man, answers).next).toMatchObject({ kind: 'ask' })
  })
})
