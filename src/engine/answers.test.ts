import { describe, expect, it } from 'vitest'
import { assess, createModel, keepReachable, type Answers, type StepAnswer } from './index.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const model = createModel(exampleKnowledge)

describe('"not sure" beside what was chosen', () => {
  it('leaves the rest unknown, where it would speak against otherwise', () => {
    const foundOn = (leg: StepAnswer) =>
      assess(model, man, { leg })
        .evidenceFor('disc')
        .map(({ finding }) => finding)
    expect(foundOn(['tingling']).toSorted()).toEqual(['leg_pain', 'tingling'])
    expect(foundOn(['tingling', 'not_sure'])).toEqual(['tingling'])
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
