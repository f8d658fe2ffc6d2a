import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import type { Failure } from './call.ts'
import { logIn, loginTrouble } from './log-in.ts'
import { accountMessages } from './messages.ts'

vi.mock('#web/ui/toasts/show-toast.tsx', () => ({ showToast: vi.fn<(kind: string, text: string) => void>() }))

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

describe('where the server is busy', () => {
  const refusal = (status: number, code: Failure['code']) =>
    Response.json({ error: { code, message: 'Later.' } }, { status, headers: { 'retry-after': '10' } })
  let fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>

  beforeEach(() => {
    fetch = vi.fn<typeof globalThis.fetch>()
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('location', { protocol: 'http:' })
    vi.useFakeTimers()
    vi.mocked(showToast).mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const credentials = { username: 'ada@example.com', password: 'a fine day' }

  test('it is tried again when the server asks to, and said so', async () => {
    fetch.mockResolvedValueOnce(refusal(503, 'unavailable')).mockResolvedValueOnce(Response.json({}))
    const outcome = logIn(credentials)
    await vi.advanceTimersByTimeAsync(9999)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(showToast).toHaveBeenCalledWith('info', accountMessages.loginWaits)
    await vi.advanceTimersByTimeAsync(5001)
    expect(fetch).toHaveBeenCalledTimes(2)
    // Taken, if without tokens.
    expect((await outcome)?.toast).toBe(accountMessages.loginNoTokens)
  })

  test('not for ever', async () => {
    fetch.mockImplementation(async () => refusal(503, 'unavailable'))
    const outcome = logIn(credentials)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await outcome)?.toast).toBe('Later.')
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  test('but not for somebody who has tried too often', async () => {
    fetch.mockImplementation(async () => refusal(429, 'too_many_requests'))
    expect((await logIn(credentials))?.toast).toBe('Later.')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
