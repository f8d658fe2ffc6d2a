import { describe, expect, it } from 'vitest'
import { assess, createModel, type Answers, type StepAnswer } from './index.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const model = createModel(exampleKnowledge)

describe('triage', () => {
  it('is set by a red flag at once', () => {
    expect(assess(model, man, { danger_signs: ['numb_saddle'] }).triage).toEqual({
      level: 'emergency',
      reasons: [{ kind: 'red_flag', rule: 'numb_saddle_now', level: 'emergency' }],
    })
  })

  it('is never self-care when a danger sign was not sure', () => {
    const answers = { danger_signs: 'not_sure' as const, onset: ['sudden'], leg: [], cough: [] }
    expect(assess(model, man, { ...answers, danger_signs: [] }).triage.level).toBe('self_care')
    expect(assess(model, man, answers).triage).toMatchObject({
      level: 'urgent',
      reasons: [
        { kind: 'unsure', step: 'danger_signs', level: 'urgent' },
        { kind: 'leading', level: 'self_care' },
      ],
    })
  })

  it('counts a sign chosen beside "not sure", and keeps the others open', () => {
    const answers = { onset: ['slow'], leg: [], cough: [] }
    const level = (danger_signs: StepAnswer) => assess(model, man, { ...answers, danger_signs }).triage
    expect(level(['fever', 'not_sure'])).toMatchObject({
      level: 'urgent',
      reasons: [{ kind: 'danger', condition: 'infection' }, { kind: 'unsure' }, { kind: 'leading' }],
    })
    expect(level(['numb_saddle', 'not_sure']).level).toBe('emergency')
    expect(level(['numb_saddle', 'fever', 'not_sure']).reasons).not.toContainEqual(
      expect.objectContaining({ kind: 'unsure' }),
    )
  })

  it('counts no probability before enough is known', () => {
    expect(assess(model, man, { danger_signs: ['fever'] }).triage).toEqual({ level: 'routine', reasons: [] })
  })

  it('raises for a dangerous cause above its threshold though another leads', () => {
    const answers = { danger_signs: ['fever'], onset: ['slow'], leg: [], cough: [] }
    const { level, reasons } = assess(model, man, answers).triage
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
      return assess(createModel({ ...exampleKnowledge, conditions }), man, answers).triage.reasons[0]
    }
    expect(reasonWith(0.05, 0.01)).toMatchObject({ condition: 'infection', level: 'emergency' })
    expect(reasonWith(0.9, 0.05)).toMatchObject({ condition: 'infection', level: 'urgent' })
    expect(reasonWith(0.9, 0.2)).toMatchObject({ condition: 'infection', level: 'routine' })
    expect(reasonWith(0.9, 0.8)).toMatchObject({ kind: 'leading', condition: 'strain' })
  })

  it('lets a rule yield to a clear leader that it names', () => {
    const rule = { key: 'sudden_start', level: 'routine' as const, when: { any: ['sudden'] } }
    const levelWith = (yieldsTo: string[], answers: Answers) =>
      assess(createModel({ ...exampleKnowledge, redFlags: [{ ...rule, yieldsTo }] }), man, answers).triage
        .level
    const strain = { danger_signs: [], onset: ['sudden'], leg: [], cough: [] }
    expect(levelWith([], strain)).toBe('routine')
    expect(levelWith(['infection'], strain)).toBe('routine')
    expect(levelWith(['strain'], strain)).toBe('self_care')
    expect(levelWith(['strain'], { danger_signs: [], onset: ['sudden'] })).toBe('routine')
  })
})
