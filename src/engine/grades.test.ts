import { expect, test } from 'vitest'
import { bySide } from './explanation.ts'
import { gradeOfScore, gradeOfWeight } from './grades.ts'
import { assess, createModel } from './index.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

test('a match is graded by its score, each grade from its limit on', () => {
  expect([0, 1.99, 2, 9.99, 10, 24.99, 25, 49.99, 50, 100].map(gradeOfScore)).toEqual([
    'poor',
    'poor',
    'weak',
    'weak',
    'fair',
    'fair',
    'good',
    'good',
    'strong',
    'strong',
  ])
})

test('a point of evidence is graded by how it changes the odds, whichever way', () => {
  expect([3.9, 4.1, 1 / 4.1, 2.1, 1.9, 1].map((times) => gradeOfWeight(Math.log(times)))).toEqual([
    'medium',
    'strong',
    'strong',
    'medium',
    'slight',
    'slight',
  ])
})

test('scores and evidence carry their grades', () => {
  const { ranking, evidenceFor } = assess(createModel(exampleKnowledge), man, {
    danger_signs: [],
    onset: ['sudden'],
  })
  const points = ranking.causes.flatMap(({ condition }) => evidenceFor(condition))
  expect(points).not.toEqual([])
  expect(ranking.causes.map(({ grade }) => grade)).toEqual(
    ranking.causes.map(({ final }) => gradeOfScore(final)),
  )
  expect(points.map(({ grade }) => grade)).toEqual(points.map(({ weight }) => gradeOfWeight(weight)))
})

test('evidence has two sides, and the three strongest points of each come first', () => {
  const weights = [2, -1.5, 1.2, 1, 0.5, -0.2]
  const { for: pro, against } = bySide(
    weights.map((weight) => ({
      finding: `f${weight}`,
      step: null,
      present: true,
      absence: null,
      weight,
      grade: 'medium',
    })),
  )
  const of = (points: readonly { weight: number }[]) => points.map(({ weight }) => weight)
  expect([of(pro.all), of(pro.main), of(pro.further)]).toEqual([[2, 1.2, 1, 0.5], [2, 1.2, 1], [0.5]])
  expect([of(against.main), against.further]).toEqual([[-1.5, -0.2], []])
})
