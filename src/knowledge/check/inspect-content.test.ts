import { expect, test } from 'vitest'
import { inspect } from '../testing/inspected-content.ts'

test('finds nothing wrong with content that serves', () => {
  expect(inspect()).toEqual([])
})
