import { beforeEach, expect, test, vi } from 'vitest'
import { countWrong, forgetTries, waitMs } from './tries.ts'

const NOW = 1_764_000_000_000
let held: Map<string, string>

beforeEach(() => {
  held = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    },
  })
})

test('three wrong PINs are free, then each has somebody wait twice as long, a minute at most', () => {
  const waits = Array.from({ length: 10 }, () => {
    countWrong(NOW)
    return waitMs(NOW) / 1000
  })
  expect(waits).toEqual([0, 0, 2, 4, 8, 16, 32, 60, 60, 60])
  expect(waitMs(NOW + 45_000)).toBe(15_000)
  expect(waitMs(NOW + 60_000)).toBe(0)
  forgetTries()
  expect(waitMs(NOW)).toBe(0)
})

test('a clock that was put back does not lock for longer', () => {
  for (let wrong = 0; wrong < 4; wrong += 1) countWrong(NOW)
  expect(waitMs(NOW - 86_400_000)).toBe(4000)
})

test('what is damaged counts as nothing', () => {
  held.set('lockTries', '{"wrong":"many"}')
  expect(waitMs(NOW)).toBe(0)
})
