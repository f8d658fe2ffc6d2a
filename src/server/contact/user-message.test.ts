import { expect, test } from 'vitest'
import { userMessagePayload } from '#api/user-message'

test('signs that steer a terminal or turn a line round are blanks, and lines stay lines', () => {
  const written = {
    name: 'Ada\u202e\u001b[2J\u2028From: Eve',
    email: 'ada@example.com',
    msg: 'a\u202eb\u2066c\u009bd\r\ne\tf\u2029g',
  }
  expect(userMessagePayload.parse(written)).toEqual({
    name: 'Ada  [2J From: Eve',
    email: 'ada@example.com',
    msg: 'a b c d\ne\tf g',
  })
})

test('a name is no word encoded for the header of a mail', () => {
  const written = { name: '=?utf-8?B?4oCudGVzdA==?=', email: 'ada@example.com', msg: '=?' }
  expect(userMessagePayload.parse(written)).toMatchObject({ name: '= ?utf-8?B?4oCudGVzdA== ?=', msg: '=?' })
})
