import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

test('an outline reaches as far as its points, whatever way it is drawn', () => {
  expect(reachOf('M10 50l5-20 5 10-3 35z')).toEqual({ top: 30, bottom: 75 })
  expect(reachOf('M10 50l5-20z M0 90l1 4z')).toEqual({ top: 30, bottom: 94 })
})
