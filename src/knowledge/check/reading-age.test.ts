import { expect, test } from 'vitest'
import { exampleContent } from '../testing/example-content.ts'
import { ARTHRITIS, inspect } from '../testing/inspected-content.ts'
import { readingAge } from './reading-age.ts'

test('follows the formula: 0.39 x words a sentence + 11.8 x syllables a word - 15.59 + 5', () => {
  // Six words of one syllable in one sentence.
  expect(readingAge(['The cat sat on the mat.']).age).toBeCloseTo(0.39 * 6 + 11.8 - 10.59)
  // Two texts are two sentences, with a full stop or without.
  expect(readingAge(['The cat sat', 'on the mat.']).age).toBeCloseTo(0.39 * 3 + 11.8 - 10.59)
})

test('a longer word or sentence never makes it younger', () => {
  const plain = readingAge(['The joint hurts. It may swell.']).age
  expect(readingAge(['The joint hurts and it may swell.']).age).toBeGreaterThan(plain)
  expect(readingAge(['The articulation hurts. It may swell.']).age).toBeGreaterThan(plain)
})

test('the thing has to be called by its name', () => {
  const text = ['Polymyalgia makes the shoulders stiff.']
  expect(readingAge(text, ['Polymyalgia rheumatica']).age).toBeLessThan(readingAge(text).age)
  expect(readingAge(text).hardest).toEqual(['polymyalgia'])
})

test('nothing said needs no reading', () => {
  expect(readingAge([])).toEqual({ age: 0, words: 0, hardest: [] })
})

test('tells texts that are hard to read', () => {
  const hard =
    'Degenerative alteration of articular cartilage is characteristically accompanied by osteophytic proliferation, intermittent inflammatory exacerbation, progressive functional limitation and, ultimately, considerable deformity.'
  expect(
    inspect({ [ARTHRITIS]: exampleContent[ARTHRITIS]!.replace(/description:.*/, `description: "${hard}"`) }),
  ).toMatchInlineSnapshot(`
    [
      "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: its texts need a reading age of 23.9; the longest words are characteristically, degenerative, osteophytic, proliferation, inflammatory
        fix: write shorter sentences and plainer words, down to 12",
    ]
  `)
})
