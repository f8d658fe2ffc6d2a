import { expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { createMinuteLimit } from './minute-limit.ts'

function limitAt(most: number) {
  let now = 30_000
  const charge = createMinuteLimit(most, () => now)
  const isTaken = (network: string) => {
    try {
      charge(network)
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return error.retryAfterSeconds
      throw error
    }
  }
  return { isTaken, pass: (ms: number) => (now += ms) }
}

test('each network has so many a minute, and is told how long to wait', () => {
  const { isTaken, pass } = limitAt(2)
  expect([isTaken('a'), isTaken('a'), isTaken('a'), isTaken('b')]).toEqual([true, true, 30, true])
  pass(30_000)
  expect(isTaken('a')).toBe(true)
})

test('however many networks there are, no more than ten thousand are remembered', () => {
  const { isTaken, pass } = limitAt(2)
  const taken = Array.from({ length: 10_000 }, (_, network) => isTaken(`n${network}`))
  expect(taken.every((each) => each === true)).toBe(true)
  expect([isTaken('one more'), isTaken('n5')]).toEqual([30, true])
  pass(60_000)
  expect(isTaken('one more')).toBe(true)
})
