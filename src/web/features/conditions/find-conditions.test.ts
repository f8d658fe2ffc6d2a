import { expect, test } from 'vitest'
import { CONDITIONS, findConditions } from './find-conditions.ts'

const found = (typed: string) => findConditions(typed).map(({ slug }) => slug)

test.each(['', '   ', '-'])('"%s" leaves all conditions', (typed) => {
  expect(findConditions(typed)).toBe(CONDITIONS)
})

test.each([
  ['lumbar disc', 'lumbar-disc-herniation'],
  ['SCIATICA', 'lumbar-disc-herniation'],
  ['heart attack chest', 'acute-coronary-syndrome'],
])('%s finds %s, by its names and places', (typed, slug) => {
  expect(found(typed)).toContain(slug)
})

test('every word has to be found', () => {
  expect(found('lumbar xyz')).toEqual([])
})
