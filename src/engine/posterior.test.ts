import { describe, expect, it } from 'vitest'
import { createModel, posterior } from './index.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

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
