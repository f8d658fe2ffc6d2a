import { expect, test } from 'vitest'
import { createModel, type Answers } from './index.ts'
import { exampleKnowledge } from './testing/example-knowledge.ts'
import { unsureAbout } from './unsure.ts'

const model = createModel(exampleKnowledge)
const about = (answers: Answers) => unsureAbout(model, answers)

test('danger signs that were not told, also beside others that were', () => {
  expect(about({ danger_signs: 'not_sure', onset: ['slow'], leg: [] }).dangerSigns).toEqual(['danger_signs'])
  expect(about({ danger_signs: ['fever', 'not_sure'] }).dangerSigns).toEqual(['danger_signs'])
  expect(about({ danger_signs: [], leg: 'not_sure' }).dangerSigns).toEqual([])
})

test('whether it was the whole answer to at least half of the questions', () => {
  expect(about({ danger_signs: 'not_sure', onset: ['slow'] }).mostly).toBe(true)
  expect(about({ danger_signs: 'not_sure', onset: ['slow'], leg: [] }).mostly).toBe(false)
  expect(about({ danger_signs: ['fever', 'not_sure'], leg: ['leg_pain', 'not_sure'] }).mostly).toBe(false)
  expect(about({}).mostly).toBe(false)
})
