import { expect, test } from 'vitest'
import type { SelfTestSource } from '../schema/self-test.ts'
import { compileExpectations } from './expectation.ts'

const spot = {
  key: 'spot',
  question: 'Where did it hurt?',
  negative: ['nowhere'],
  options: [
    { key: 'nowhere', label: 'Nowhere' },
    { key: 'front', label: 'In front', range: { min: 1, max: 1, unit: 'level' } },
    { key: 'back', label: 'Behind', range: { min: 2, max: 2, unit: 'level' } },
  ],
}

const expectation = (
  spotExpected: Parameters<typeof compileExpectations>[0][string],
  strength: SelfTestSource['evidence']['strength'] = 'moderate',
) =>
  compileExpectations({ spot: spotExpected, gone: 'yes' }, {
    questions: [spot],
    evidence: { strength },
  } as SelfTestSource)

test('a finding that is expected tells as much as the test is strong', () => {
  expect(expectation('front', 'strong')).toEqual({ spot: { agrees: ['front'], p: 0.75, background: 0.1 } })
  expect(expectation('front')).toEqual({ spot: { agrees: ['front'], p: 0.75, background: 0.25 } })
  expect(expectation('front', 'weak')).toEqual({ spot: { agrees: ['front'], p: 0.5, background: 0.25 } })
  expect(expectation({ min: 2, max: 9 })).toEqual({
    spot: { agrees: { min: 2, max: 9 }, p: 0.75, background: 0.25 },
  })
})

test('that nothing is found is usual with other causes too', () => {
  expect(expectation('nowhere', 'strong')).toEqual({
    spot: { agrees: ['nowhere'], p: 0.95, background: 0.75 },
  })
})

test('where nothing or one of two findings is expected, others have that finding half as often as any', () => {
  expect(expectation(['nowhere', 'back'])).toEqual({
    spot: { agrees: ['nowhere', 'back'], p: 0.95, background: 0.875 },
  })
})

test('what a study or the writer says of it comes first', () => {
  const cited = { any_of: ['front'], p: 0.64, background: 0.33, sources: ['study-2019'] }
  expect(expectation(cited)).toEqual({ spot: { agrees: ['front'], p: 0.64, background: 0.33 } })
  const judged = { any_of: ['front'], p: 'often' as const, background: 'rarely' as const }
  expect(expectation(judged)).toEqual({ spot: { agrees: ['front'], p: 0.5, background: 0.03 } })
})
