import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bringsDangerSign } from './going-on.ts'
import { assess, createModel, type Answers, type RedFlagRule, type Triage } from './index.ts'
import { consultations } from './testing/arbitraries.ts'
import { exampleKnowledge } from './testing/example-knowledge.ts'

const runs = { numRuns: 200 }

describe('going on at an emergency', () => {
  it('keeps the emergency and its reasons, whatever is answered then', () => {
    fc.assert(
      fc.property(consultations, fc.nat(), ({ knowledge, person, answers }, at) => {
        const model = createModel(knowledge)
        const steps = Object.keys(answers)
        const before = steps.slice(0, at % (steps.length + 1))
        const then = assess(model, person, Object.fromEntries(before.map((step) => [step, answers[step]!])))
        fc.pre(then.triage.level === 'emergency')
        const now = assess(model, person, answers, { wentOnAfter: before })
        expect(now.triage.level).toBe('emergency')
        for (const reason of then.triage.reasons.filter(({ level }) => level === 'emergency')) {
          const { probability: _, ...named } = { probability: 0, ...reason }
          expect(now.triage.reasons).toContainEqual(expect.objectContaining(named))
        }
        if (now.next.kind === 'done') expect(now.next.because).not.toBe('emergency')
      }),
      runs,
    )
  })

  it('counts also for one that a self-test showed, and offers no self-test then', () => {
    fc.assert(
      fc.property(consultations, fc.nat(), ({ knowledge, person, answers, selfTestAnswers }, at) => {
        const model = createModel(knowledge)
        const steps = Object.keys(answers)
        const before = steps.slice(0, at % (steps.length + 1))
        const then = Object.fromEntries(before.map((step) => [step, answers[step]!]))
        fc.pre(assess(model, person, then, { selfTestAnswers }).triage.level === 'emergency')
        const now = assess(model, person, then, { selfTestAnswers, wentOnAfter: before })
        expect(now.wentOn).toBe(true)
        expect(now.next).toEqual(now.nextIfGoingOn)
        expect(now.selfTests).toEqual({ main: [], more: [] })
      }),
      runs,
    )
  })

  it('is undone by another answer to what made it one', () => {
    const [first] = exampleKnowledge.steps
    const sign = first!.options[0]!
    const rule: RedFlagRule = { key: 'sign', level: 'emergency', when: { any: [sign] } }
    const model = createModel({
      ...exampleKnowledge,
      steps: [
        { ...first!, kind: 'multiple', dependsOnAny: [], askIf: undefined },
        ...exampleKnowledge.steps.slice(1),
      ],
      redFlags: [rule],
    })
    const assessed = (answers: Answers) =>
      assess(model, { sex: 'female', age: { min: 40, max: 49 }, weightKg: null }, answers, {
        wentOnAfter: [first!.key],
      })
    expect(assessed({ [first!.key]: [sign] })).toMatchObject({ wentOn: true, triage: { level: 'emergency' } })
    const changed = assessed({ [first!.key]: [] })
    expect(changed.wentOn).toBe(false)
    expect(changed.triage.level).not.toBe('emergency')
  })
})

describe('a danger sign that an answer brings', () => {
  const by = (...rules: [string, RedFlagRule['level']][]): Triage => ({
    level: 'emergency',
    reasons: rules.map(([rule, level]) => ({ kind: 'red_flag', rule, level })),
  })

  it('is a rule of an emergency that did not hold before', () => {
    const before = by(['numb', 'emergency'], ['fever', 'urgent'])
    expect(bringsDangerSign(before, by(['numb', 'emergency'], ['faint', 'emergency']))).toBe(true)
    expect(bringsDangerSign(before, by(['numb', 'emergency'], ['weight', 'routine']))).toBe(false)
    expect(bringsDangerSign(before, before)).toBe(false)
    const likely = { kind: 'danger', condition: 'clot', level: 'emergency', probability: 0.5 } as const
    expect(bringsDangerSign(before, { ...before, reasons: [...before.reasons, likely] })).toBe(false)
  })
})
