import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as english from './words.ts'

const { dayInWords, grouped, inSentence, listed } = english

const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })

test('names are listed as the language has it', () => {
  const format = new Intl.ListFormat('en', { type: 'conjunction' })
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      expect(listed(names)).toBe(format.format(names))
    }),
  )
})

test('thousands are set apart', () => {
  const format = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(grouped(count)).toBe(format.format(count))
    }),
  )
})

test('a day is written out', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  fc.assert(
    fc.property(days, (date) => {
      expect(dayInWords(date.toISOString().slice(0, 10))).toBe(format.format(date))
    }),
  )
})

test.each([
  ['Upper belly', 'upper belly'],
  ['A chair', 'a chair'],
  ['75 and over', '75 and over'],
  ['MRI scan', 'MRI scan'],
  ['X-ray', 'X-ray'],
])('"%s" in mid sentence is "%s"', (name, words) => {
  expect(inSentence(name)).toBe(words)
})

describe('on pages in Hindi', () => {
  let words: typeof english
  beforeAll(async () => {
    vi.stubGlobal('LANGUAGE_OF_PAGES', { tag: 'hi', name: 'हिन्दी', direction: 'ltr', base: '/hi' })
    vi.resetModules()
    words = await import('./words.ts')
    return () => {
      vi.unstubAllGlobals()
      vi.resetModules()
    }
  })

  test('lists, numbers and days are those of Hindi', () => {
    expect(words.listed(['गर्दन', 'पीठ', 'घुटना'])).toBe('गर्दन, पीठ, और घुटना')
    expect(words.listed(['गर्दन', 'पीठ'])).toBe('गर्दन और पीठ')
    expect(words.grouped(123_456)).toBe('1,23,456')
    expect(words.dayInWords('2026-11-22')).toBe('22 नवंबर 2026')
  })

  test('a day is the same wherever the clock stands', () => {
    const format = new Intl.DateTimeFormat('hi', { dateStyle: 'long', timeZone: 'UTC' })
    fc.assert(
      fc.property(days, (date) => {
        expect(words.dayInWords(date.toISOString().slice(0, 10))).toBe(format.format(date))
      }),
    )
  })

  test('a name stands in a sentence as it is written', () => {
    expect(words.inSentence('Vitamin D')).toBe('Vitamin D')
  })
})
