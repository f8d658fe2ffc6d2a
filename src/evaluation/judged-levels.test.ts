import { expect, test } from 'vitest'
import type { TriageLevel } from '#engine'
import { judgedLevels } from './judged-levels.ts'

const judge = (...accepts: TriageLevel[][]) => accepts.map((acceptable, at) => ({ card: at + 1, acceptable }))
const cards = (['self_care', 'routine', 'urgent'] as const).map((level, at) => ({ card: at + 1, level }))

test('a level counts as too low or too high where it lies outside what a judge accepts', () => {
  const strict = judge(['routine', 'urgent'], ['routine'], ['routine'])
  const mild = judge(['routine'], ['self_care', 'routine'], ['routine', 'urgent'])
  expect(judgedLevels(cards, [strict, mild])).toEqual({
    cards: 3,
    acceptedByAll: 1,
    acceptedByOne: 2,
    tooLowForAll: 1,
    tooLowForOne: 1,
    tooHighForAll: 0,
    tooHighForOne: 1,
  })
})

test('a level between two acceptable ones is neither', () => {
  const odd = [{ card: 1, acceptable: ['self_care', 'urgent'] as const }]
  expect(judgedLevels([{ card: 1, level: 'routine' }], [odd])).toMatchObject({
    tooLowForAll: 0,
    tooHighForAll: 1,
  })
})

test('a card that somebody left out is told', () => {
  expect(() => judgedLevels(cards, [judge(['routine'])])).toThrow('Card 2 was not judged by everybody')
})
