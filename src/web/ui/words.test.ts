import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInWords, grouped, listed } from './words.ts'

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
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      expect(dayInWords(date.toISOString().slice(0, 10))).toBe(format.format(date))
    }),
  )
})
