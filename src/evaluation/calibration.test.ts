import { expect, test } from 'vitest'
import { calibrationErrorOf, calibrationOf } from './calibration.ts'
import type { Outcome } from './outcome.ts'

const said = (earlier: number, isRight: boolean) =>
  ({
    right: [isRight ? 'a' : 'b'],
    causes: [
      { condition: 'c', earlier: 1 },
      { condition: 'a', earlier },
    ],
  }) as unknown as Outcome

test('each case counts where its leading cause was, whatever is shown first', () => {
  const bins = calibrationOf([said(61, true), said(69.9, false), said(100, true), said(70, true)])
  expect(bins.map(({ from, to, cases, right }) => [from, to, cases, right])).toEqual([
    [60, 70, 2, 0.5],
    [70, 80, 1, 1],
    [90, 100, 1, 1],
  ])
  expect(bins[0]!.sure).toBeCloseTo(0.6545, 10)
})

test('the interval is that of Wilson', () => {
  // 8 of 10 right: 0.490 to 0.943, from the formula worked out by hand.
  const [bin] = calibrationOf(Array.from({ length: 10 }, (_, index) => said(85, index < 8)))
  expect(bin!.rightFrom).toBeCloseTo(0.49, 3)
  expect(bin!.rightTo).toBeCloseTo(0.943, 3)
})

test('the error weighs each gap by its cases', () => {
  const bins = calibrationOf([said(80, true), said(80, false), said(60, false), said(60, false)])
  expect(calibrationErrorOf(bins)).toBeCloseTo((2 * 0.3 + 2 * 0.6) / 4, 10)
})
