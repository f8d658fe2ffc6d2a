import { expect, test } from 'vitest'
import { expectedLevel } from './expected-level.ts'

const burn = {
  urgency: 'self_care',
  getHelp: [
    { say: 'Cover it.' },
    { say: 'See a doctor today with pus.', tie: { level: 'urgent', when: [['pus']] } },
    {
      say: 'Go to hospital now with a deep burn, or a big one of a child.',
      tie: { level: 'emergency', when: [['deep'], ['big', 'child']] },
    },
  ],
} as const satisfies Parameters<typeof expectedLevel>[0]
const adult = { sex: 'male', age: { min: 30, max: 30 }, weightKg: null } as const
const of = (...told: string[]) => expectedLevel(burn, new Set(told), adult)

test('is that of the cause, or what the worst of its own lines says that was told', () => {
  expect(of()).toBe('self_care')
  expect(of('big')).toBe('self_care')
  expect(of('pus')).toBe('urgent')
  expect(of('pus', 'big', 'child')).toBe('emergency')
  expect(expectedLevel({ ...burn, urgency: 'emergency' }, new Set(['pus']), adult)).toBe('emergency')
})

test('a line about one age counts for nobody else', () => {
  const getHelp = [
    {
      say: 'Have any burn of a child under five seen today.',
      tie: { level: 'urgent', when: [['burn']], age: { max: 4 } },
    },
  ] as const satisfies Parameters<typeof expectedLevel>[0]['getHelp']
  const child = { ...adult, age: { min: 0, max: 4 } }
  const withBurn = (person: typeof adult | typeof child) =>
    expectedLevel({ urgency: 'self_care', getHelp }, new Set(['burn']), person)
  expect(withBurn(child)).toBe('urgent')
  expect(withBurn(adult)).toBe('self_care')
})
