import { expect, test } from 'vitest'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { textsOf } from './texts-of.ts'

test('the texts are of the day when the last of them was written or checked, and their code is short', () => {
  const conditions = [
    { written: '2026-03-02' },
    { written: '2026-01-15', review: { date: '2026-05-04' } },
    { written: '2026-04-30' },
  ] as LocationBundle['conditions']
  expect(textsOf({ conditions, version: 'a13bf0d21fad685f' })).toEqual({
    day: '2026-05-04',
    code: 'a13bf0d2',
  })
})
