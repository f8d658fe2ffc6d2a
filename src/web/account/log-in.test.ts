import { expect, test } from 'vitest'
import type { Failure } from './call.ts'
import { loginTrouble } from './log-in.ts'

const failing = (code: Failure['code'], message: string) =>
  loginTrouble({ ok: false, failure: { code, message } }, async () => null)

test('says nothing when the token has come', async () => {
  expect(await loginTrouble({ ok: true, answer: { access: 'a.b.c' } }, async () => 'a.b.c')).toBeNull()
})

test('says what the specification says', async () => {
  expect(await loginTrouble({ ok: true, answer: {} }, async () => 'a.b.c')).toBe('Something went wrong')
  expect(await loginTrouble({ ok: true, answer: { access: 'a.b.c' } }, async () => null)).toBe(
    'Something went wrong',
  )
  expect(await failing('unreachable', 'no answer')).toBe('An error occurred during login')
  expect(await failing('internal_error', 'broken')).toBe('An error occurred during login')
})

test('passes on what the server says', async () => {
  expect(await failing('wrong_credentials', 'Wrong email/password! Please try again')).toBe(
    'Wrong email/password! Please try again',
  )
  expect(await failing('too_many_requests', 'Please wait')).toBe('Please wait')
})
