import { expect, test } from 'vitest'
import type { Failure } from './call.ts'
import { loginTrouble } from './log-in.ts'

const failing = (code: Failure['code'], message: string) =>
  loginTrouble({ ok: false, failure: { code, message } }, async () => null)

test('says nothing when the token has come', async () => {
  expect(await loginTrouble({ ok: true, body: { access: 'a.b.c' } }, async () => 'a.b.c')).toBeNull()
})

test('says what the specification says', async () => {
  const noTokens = { toast: 'Something went wrong', note: 'Something went wrong' }
  expect(await loginTrouble({ ok: true, body: {} }, async () => 'a.b.c')).toEqual(noTokens)
  expect(await loginTrouble({ ok: true, body: { access: 'a.b.c' } }, async () => null)).toEqual(noTokens)
})

test('adds above the form what can be done about it', async () => {
  expect(await failing('unreachable', 'Please check your connection.')).toEqual({
    toast: 'An error occurred during login',
    note: 'An error occurred during login. Please check your connection.',
  })
  expect((await failing('internal_error', 'Please try again.'))?.note).toBe(
    'An error occurred during login. Please try again.',
  )
})

test('passes on what the server says', async () => {
  for (const [code, text] of [
    ['wrong_credentials', 'Wrong email/password! Please try again'],
    ['too_many_requests', 'Please wait'],
  ] as const) {
    expect(await failing(code, text)).toEqual({ toast: text, note: text })
  }
})
