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
const of = (...told: string[]) => expectedLevel(burn, new Set(told))

test('is that of the cause, or what the worst of its own lines says that was told', () => {
  expect(of()).toBe('self_care')
  expect(of('big')).toBe('self_care')
  expect(of('pus')).toBe('urgent')
  expect(of('pus', 'big', 'child')).toBe('emergency')
  expect(expectedLevel({ ...burn, urgency: 'emergency' }, new Set(['pus']))).toBe('emergency')
})
