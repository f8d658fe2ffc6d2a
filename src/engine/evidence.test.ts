import { describe, expect, it } from 'vitest'
import { temperFactors } from './evidence.ts'
import { assess, createModel } from './index.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const model = createModel(exampleKnowledge)

describe('tempering of correlated findings', () => {
  it('halves each further finding of the same direction', () => {
    expect(temperFactors([1, 3, 2, -1, -4])).toEqual([0.25, 1, 0.5, 0.5, 1])
  })

  it('is what the posterior adds up and the explanation shows', () => {
    const answers = { leg: ['leg_pain', 'tingling'] }
    const weights = assess(model, man, answers).evidenceFor('disc')
    expect(weights.map(({ finding }) => finding)).toEqual(['tingling', 'leg_pain'])
    expect(weights[0]!.weight).toBeCloseTo(Math.log(0.6 / 0.1), 10)
    expect(weights[1]!.weight).toBeCloseTo(Math.log(0.9 / 0.2) / 2, 10)
  })
})
