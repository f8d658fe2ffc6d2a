import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess, createModel } from './index.ts'
import { consultations } from './testing/arbitraries.ts'

describe('a cause that is not known here', () => {
  it('takes its share of the scores and changes neither level, order nor questions', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers, selfTestAnswers }) => {
        const open = { ...knowledge, location: { ...knowledge.location, shareOfElse: 0.05 } }
        const closed = assess(createModel(knowledge), person, answers, { selfTestAnswers })
        const assessed = assess(createModel(open), person, answers, { selfTestAnswers })
        expect(assessed.triage).toEqual(closed.triage)
        expect(assessed.next).toEqual(closed.next)
        expect(closed.somethingElse).toEqual({ earlier: 0, final: 0 })
        const sum = assessed.ranking.causes.reduce((total, { earlier }) => total + earlier, 0)
        expect(sum + assessed.somethingElse.earlier).toBeCloseTo(100, 0)
        for (const { condition, earlier } of assessed.ranking.causes) {
          const before = closed.ranking.causes.find((each) => each.condition === condition)!
          expect(earlier).toBeLessThanOrEqual(before.earlier)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is all there is to say as long as nothing was answered, in its share', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person }) => {
        const open = { ...knowledge, location: { ...knowledge.location, shareOfElse: 0.05 } }
        const { somethingElse, ranking } = assess(createModel(open), person, {})
        const isPossible = knowledge.conditions.some(({ sex }) => sex === 'any' || sex === person.sex)
        expect(somethingElse.earlier).toBeCloseTo(isPossible ? 5 : 0, 2)
        expect(ranking.causes.length).toBe(knowledge.conditions.length)
      }),
      { numRuns: 100 },
    )
  })
})
