import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess, createModel, type Assessment, type Key } from './index.ts'
import { addSelfTests, infer } from './posterior.ts'
import { consultations } from './testing/arbitraries.ts'

const runs = { numRuns: 300 }

/** Probabilities are far from each other at 1e-9 in nothing that a person is shown. */
const CLOSE = 9

/** One answered consultation, before and after its self-tests. */
const tested = consultations.map(({ knowledge, person, answers, selfTestAnswers }) => {
  const model = createModel(knowledge)
  return {
    model,
    person,
    answers,
    selfTestAnswers,
    before: assess(model, person, answers),
    after: assess(model, person, answers, { selfTestAnswers }),
  }
})

/** The sum of what the self-tests say of a condition, in nats. */
const weightOf = (assessment: Assessment, condition: Key) =>
  assessment.selfTestEvidenceFor(condition).reduce((sum, { weight }) => sum + weight, 0)

describe('the laws of self-tests', () => {
  it('makes the match the earlier score for all where no answer is evidence', () => {
    fc.assert(
      fc.property(tested, ({ after, before, model }) => {
        for (const { match, earlier } of before.ranking.causes) expect(match).toBe(earlier)
        const silent = model.conditions.every(({ key }) => weightOf(after, key) === 0)
        if (silent) expect(after.ranking).toEqual(before.ranking)
      }),
      runs,
    )
  })

  it('changes no order and no score by a test that is as often positive with other causes', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers, selfTestAnswers }) => {
        const model = createModel({
          ...knowledge,
          conditions: knowledge.conditions.map((condition) => ({
            ...condition,
            selfTests: Object.fromEntries(
              Object.entries(condition.selfTests).map(([test, expected]) => [
                test,
                Object.fromEntries(
                  Object.entries(expected).map(([key, each]) => [key, { ...each, p: each.background }]),
                ),
              ]),
            ),
          })),
        })
        const before = assess(model, person, answers)
        const after = assess(model, person, answers, { selfTestAnswers })
        expect(after.ranking).toEqual(before.ranking)
        expect(after.triage).toEqual(before.triage)
      }),
      runs,
    )
  })

  it('changes nothing by "not sure" and "cannot"', () => {
    fc.assert(
      fc.property(tested, fc.constantFrom('not_sure' as const, 'cannot' as const), (each, answer) => {
        const { model, person, answers, before } = each
        const after = assess(model, person, answers, {
          selfTestAnswers: { q_0: answer, q_1: answer },
        })
        expect(after.ranking).toEqual(before.ranking)
        expect(after.triage).toEqual(before.triage)
      }),
      runs,
    )
  })

  it('lifts no cause that it says nothing about over another that it says nothing about', () => {
    fc.assert(
      fc.property(tested, ({ after, before }) => {
        const untouched = (assessment: Assessment) =>
          assessment.ranking.causes
            .filter(({ condition }) => weightOf(after, condition) === 0)
            .map(({ condition }) => condition)
        // At an emergency other causes can be lifted by what they mean, not by the test.
        if (after.triage.level === before.triage.level && after.triage.level !== 'emergency') {
          expect(untouched(after)).toEqual(untouched(before))
        }
      }),
      runs,
    )
  })

  it('lifts no cause that it says nothing about where it is evidence against nobody', () => {
    fc.assert(
      fc.property(tested, ({ after, model }) => {
        if (model.conditions.some(({ key }) => weightOf(after, key) < 0)) return
        for (const { condition, match, earlier, selfTests } of after.ranking.causes) {
          if (weightOf(after, condition) !== 0) continue
          expect(selfTests).toBe('nothing')
          expect(match).toBeLessThanOrEqual(earlier)
        }
      }),
      runs,
    )
  })

  it('gives probabilities that add up to 1, and leaves what is impossible so', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers, selfTestAnswers }) => {
        const model = createModel(knowledge)
        const inference = infer(model, person, answers)
        const added = addSelfTests(model, inference, selfTestAnswers)
        if (!added) return
        expect(added.probabilities.reduce((a, b) => a + b, 0)).toBeCloseTo(1, CLOSE)
        for (const [index, before] of inference.probabilities.entries()) {
          if (before === 0) expect(added.probabilities[index]).toBe(0)
        }
      }),
      runs,
    )
  })

  it('raises the urgency or leaves it, and a danger only by evidence for it', () => {
    const severity = { self_care: 0, routine: 1, urgent: 2, emergency: 3 }
    fc.assert(
      fc.property(tested, ({ after, before }) => {
        expect(severity[after.triage.level]).toBeGreaterThanOrEqual(severity[before.triage.level])
        const dangersOf = ({ triage }: Assessment) =>
          triage.reasons.flatMap((reason) => (reason.kind === 'danger' ? [reason.condition] : []))
        for (const condition of dangersOf(after)) {
          if (!dangersOf(before).includes(condition)) expect(weightOf(after, condition)).toBeGreaterThan(0)
        }
      }),
      runs,
    )
  })
})
