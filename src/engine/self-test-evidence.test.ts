import { describe, expect, it } from 'vitest'
import { assess, createModel } from './index.ts'
import { canPointTo } from './self-test-evidence.ts'
import { exampleKnowledge, expecting, man } from './testing/example-knowledge.ts'

const model = createModel(exampleKnowledge)

describe('the evidence of self-tests', () => {
  const answers = { danger_signs: [], leg: ['leg_pain'], cough: ['worse_cough'] }

  it('counts a second answer to the same test half, and says what each adds', () => {
    const evidence = assess(model, man, answers, {
      selfTestAnswers: { raise_pain: 'yes', raise_height: 'low' },
    })
    const [first, second] = evidence.selfTestEvidenceFor('disc')
    expect(first).toMatchObject({ selfTest: 'leg_raise', question: 'raise_pain' })
    expect(second!.weight).toBeCloseTo(first!.weight / 2, 12)
  })

  it('believes an answer more where a study says how well people find it themselves', () => {
    const [test] = exampleKnowledge.selfTests
    const trusted = createModel({ ...exampleKnowledge, selfTests: [{ ...test!, agreement: 1 }] })
    const yes = { raise_pain: 'yes' }
    expect(
      assess(trusted, man, answers, { selfTestAnswers: yes }).selfTestEvidenceFor('disc')[0]!.weight,
    ).toBeCloseTo(Math.log(0.75 / 0.25), 12)
    const matchIn = (of: typeof model) =>
      assess(of, man, answers, { selfTestAnswers: yes }).ranking.causes.find(
        ({ condition }) => condition === 'disc',
      )!.match
    expect(matchIn(trusted)).toBeGreaterThan(matchIn(model))
  })

  it('points to the causes that expect a test to find something', () => {
    const [test] = exampleKnowledge.selfTests
    const pointsTo = exampleKnowledge.conditions.filter((condition) => canPointTo(test!, condition))
    expect(pointsTo.map(({ key }) => key)).toEqual(['disc'])
    const indifferent = { selfTests: { leg_raise: { raise_pain: expecting(['yes', 'no'], 0.9, 0.5) } } }
    expect(canPointTo(test!, indifferent)).toBe(false)
  })
})
