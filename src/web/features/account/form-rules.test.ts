import { describe, expect, test } from 'vitest'
import { countries, DEFAULT_COUNTRY, dialCodeOf, likelyCountry } from './countries.ts'
import {
  canLogIn,
  canSendMessage,
  canSignUp,
  isWholeCode,
  limitPhoneDigits,
  needsCountry,
  passwordsDiffer,
} from './form-rules.ts'

describe('logging in', () => {
  test.each([
    [{ username: 'a@example.com', password: 'x' }, true],
    [{ username: 'a@example.com', password: '' }, false],
    [{ username: '  ', password: 'x' }, false],
    [{}, false],
  ])('%o: %s', (values, can) => expect(canLogIn(values)).toBe(can))
})

describe('signing up', () => {
  const passwords = { password: 'a long one', confirmPassword: 'a long one' }
  test.each([
    [{ email: 'a@example.com', ...passwords }, true],
    [{ phone: '415 555 2671', ...passwords }, true],
    [{ email: ' ', ...passwords }, false],
    [{ email: 'a@example.com', password: '', confirmPassword: '' }, false],
    [{ email: 'a@example.com', password: 'one', confirmPassword: 'two' }, false],
    [{ mode: 'passkey' }, true],
    [{ mode: 'email', email: 'a@example.com' }, false],
  ])('%o: %s', (values, can) => expect(canSignUp(values)).toBe(can))

  test('passwords differ only once both are there', () => {
    expect(passwordsDiffer({ password: 'one', confirmPassword: 'two' })).toBe(true)
    expect(passwordsDiffer({ password: 'one', confirmPassword: '' })).toBe(false)
    expect(passwordsDiffer({ password: 'one', confirmPassword: 'one' })).toBe(false)
  })
})

test('a message needs all three', () => {
  const filled = { name: 'Asha', email: 'a@example.com', msg: 'Hello' }
  expect(canSendMessage(filled)).toBe(true)
  for (const field of Object.keys(filled)) expect(canSendMessage({ ...filled, [field]: ' ' })).toBe(false)
})

test.each([
  ['123456', true],
  ['123 456', true],
  ['12345', false],
  ['1234567', false],
])('the code %s: %s', (typed, whole) => expect(isWholeCode(typed)).toBe(whole))

test.each([
  ['(415) 555-2671', true],
  ['98450', true],
  ['+91 98450 12345', false],
  ['a@example.com', false],
  ['12', false],
  [undefined, false],
])('%s needs a country: %s', (typed, needs) => expect(needsCountry(typed)).toBe(needs))

test('a phone number ends at its fifteenth digit', () => {
  expect(limitPhoneDigits('123 456 789 012 345 678')).toBe('123 456 789 012 345 ')
  expect(limitPhoneDigits('(415) 555-2671')).toBe('(415) 555-2671')
})

test('countries have names, and each its calling code', () => {
  expect(countries().length).toBeGreaterThan(200)
  expect(countries()).toContainEqual(DEFAULT_COUNTRY)
  expect(countries().find(({ region }) => region === 'IN')).toEqual({
    region: 'IN',
    name: 'India',
    dialCode: '+91',
  })
  expect(dialCodeOf('GB')).toBe('+44')
  expect(dialCodeOf('nowhere')).toBe('+1')
})

test.each([
  ['hi-IN', '+91'],
  ['hi', '+91'],
  ['en-GB', '+44'],
  ['en', '+1'],
  ['en-001', '+1'],
  ['eo', '+1'],
])('a device set to %s is likely where numbers begin with %s', (locale, dialCode) =>
  expect(likelyCountry(locale).dialCode).toBe(dialCode),
)
