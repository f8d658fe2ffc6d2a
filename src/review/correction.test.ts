import { describe, expect, test } from 'vitest'
import { parseCorrection } from './correction.ts'

describe('a correction', () => {
  test.each([
    ['likelihood', 'often', 'often'],
    ['likelihood', ' often  from a-2020 ', { p: 'often', sources: ['a-2020'] }],
    ['likelihood', '0.62 from a-2020 b-2021', { p: 0.62, sources: ['a-2020', 'b-2021'] }],
    ['likelihood', 'often in 0.3-0.79 from a-2020', { p: 'often', band: [0.3, 0.79], sources: ['a-2020'] }],
    ['prior', '40 from a-2020', { per_1000: 40, sources: ['a-2020'] }],
    ['prior', 'rare', 'rare'],
    ['ages', '18-95', { min: 18, max: 95 }],
    ['ages', '0 to 2', { min: 0, max: 2 }],
    ['level', 'urgent', 'urgent'],
    ['keys', 'gout sprain', ['gout', 'sprain']],
    ['text', 'See a doctor\n  today.', 'See a doctor today.'],
  ] as const)('%s “%s” is read', (form, written, value) => {
    expect(parseCorrection(form, written)).toEqual(value)
  })

  test.each([
    ['likelihood', '0.62'],
    ['likelihood', 'mostly'],
    ['likelihood', '1.2 from a-2020'],
    ['likelihood', '0.6 from A 2020'],
    ['likelihood', 'often in 0.8-0.99 from a-2020'],
    ['likelihood', '0.5 in 0.3-0.79 from a-2020'],
    ['prior', '1200 from a-2020'],
    ['ages', '95-18'],
    ['ages', '18'],
    ['level', 'soon'],
    ['keys', 'Gout'],
    ['text', '  '],
  ] as const)('%s “%s” is refused, and says how it is written', (form, written) => {
    expect(() => parseCorrection(form, written)).toThrow(/can't be read\. \S+/)
  })
})
