import { expect, test } from 'vitest'
import { parseEmail, parsePhone, parseUsername } from './addresses.ts'

test.each([
  ['Ada@Example.COM ', 'ada@example.com'],
  ["o'neill+pain@mail.example.co.in", "o'neill+pain@mail.example.co.in"],
  ['ada', null],
  ['ada@localhost', null],
  ['ada@example.com\nBcc: all@example.com', null],
  ['<ada@example.com>', null],
  [`${'a'.repeat(250)}@example.com`, null],
])('the email address %j is read as %j', (typed, read) => {
  expect(parseEmail(typed)).toBe(read)
})

test.each([
  ['(415) 555-2671', undefined, '+14155552671'],
  ['4155552671', '1', '+14155552671'],
  ['098860 12345', '91', '+919886012345'],
  ['+44 20 7946 0018', '1', '+442079460018'],
  ['07400 123456', '44', '+447400123456'],
  ['12345', '1', null],
  ['+1 555 555 5555 5555 5', undefined, null],
  ['4155552671 ext. 5', '1', null],
  ['4155552671', '999', null],
  ['', undefined, null],
])('the phone number %j with dial code %j is read as %j', (typed, dialCode, read) => {
  expect(parsePhone(typed, dialCode)).toBe(read)
})

test('what is typed at sign-in can be either', () => {
  expect(parseUsername('Ada@example.com')).toEqual({ kind: 'email', value: 'ada@example.com' })
  expect(parseUsername('+91 98860 12345')).toEqual({ kind: 'phone', value: '+919886012345' })
  expect(parseUsername('ada')).toBeNull()
})
