import { expect, test } from 'vitest'
import { NO_MARK } from '#web/domain/consultation/pain-mark.ts'
import { placeWords, spreadWords, strengthWords } from './pain-words.ts'

test('says spot and side, what it spreads to and how strong it is', () => {
  const mark = { zone: 'left_knee_inner', spread: ['left_calf_inner', 'left_shin'], also: [], strength: 0 }
  expect(placeWords('Knee', mark)).toBe('Knee: inner side of the left knee')
  expect(spreadWords(mark)).toBe('Left calf, inner half; Left shin')
  expect(strengthWords(mark)).toBe('0 of 10')
})

test('says the side of a place as a whole, where it was typed', () => {
  expect(placeWords('Knee', { ...NO_MARK, side: 'left' })).toBe('Knee, on the left')
})

test('says nothing of what was left open or no longer exists', () => {
  expect(placeWords('Knee', NO_MARK)).toBe('Knee')
  expect(placeWords('Knee', { ...NO_MARK, zone: 'third_knee' })).toBe('Knee')
  expect(spreadWords({ ...NO_MARK, spread: ['third_knee'], also: [] })).toBeNull()
  expect(strengthWords(NO_MARK)).toBeNull()
})
