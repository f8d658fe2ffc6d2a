import { expect, test } from 'vitest'
import { problemsOf } from '../testing/changed-content.ts'

const problemsWith = (swollen: string) =>
  problemsOf({
    'conditions/thumb-arthritis.yaml': (text) => text.replace('swollen: often', `swollen: ${swollen}`),
  })

test('a word may name the published band that it lies in', () => {
  expect(problemsWith('{ p: often, band: [0.3, 0.79], sources: [guide-2020] }')).toEqual([])
  expect(problemsWith('{ p: often, band: [0.5, 0.5], sources: [guide-2020] }')).toEqual([])
})

test.each([
  ['a word above it', '{ p: usually, band: [0.3, 0.7], sources: [guide-2020] }', 'outside its band'],
  ['a word below it', '{ p: sometimes, band: [0.3, 0.79], sources: [guide-2020] }', 'outside its band'],
  ['ends that are swapped', '{ p: often, band: [0.79, 0.3], sources: [guide-2020] }', 'outside its band'],
  ['more than everybody', '{ p: often, band: [0.3, 1.2], sources: [guide-2020] }', 'band.1: Too big'],
  ['less than nobody', '{ p: often, band: [-0.3, 0.79], sources: [guide-2020] }', 'band.0: Too small'],
  ['percentages', '{ p: often, band: [30, 79], sources: [guide-2020] }', 'band.0: Too big'],
  ['one end', '{ p: often, band: [0.3], sources: [guide-2020] }', 'band: [0.3, 0.79]'],
  ['no source', '{ p: often, band: [0.3, 0.79] }', 'sources: [key]'],
  ['an empty list of sources', '{ p: often, band: [0.3, 0.79], sources: [] }', 'sources: Too small'],
  ['a number beside it', '{ p: 0.5, band: [0.3, 0.79], sources: [guide-2020] }', 'Unrecognized key: "band"'],
])('a band with %s is refused', (_, value, says) => {
  expect(problemsWith(value)[0]).toContain(says)
})

test("a band's source is one of those the condition's page lists", () => {
  const withoutStudy = (text: string) =>
    text
      .replace('swollen: often', 'swollen: { p: often, band: [0.3, 0.79], sources: [study-2019] }')
      .replace('sources: [guide-2020, study-2019]\n', 'sources: [guide-2020, guide-2021]\n')
  expect(
    problemsOf({
      'conditions/thumb-arthritis.yaml': withoutStudy,
      'sources/all.yaml': (text) =>
        `${text}- { key: guide-2021, title: Another, publisher: An institute, kind: guideline, url: "https://example.org/2", says: What }\n`,
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:12  thumb_arthritis: its page would not name study-2019, whose band it rests on
        fix: list the source under sources of the condition too",
    ]
  `)
})
