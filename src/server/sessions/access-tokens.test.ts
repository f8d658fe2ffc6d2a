import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { ACCESS_SECONDS, createAccessTokens } from './access-tokens.ts'

const KEY = new Uint8Array(32).fill(7)
const SESSION = { id: 'a-session', accountId: 'an-account' }
const tokens = createAccessTokens(KEY)

test('names its session for a quarter of an hour, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await tokens.issue(SESSION)
  expect(await tokens.read(token)).toBe(SESSION.id)
  vi.advanceTimersByTime((ACCESS_SECONDS - 1) * 1000)
  expect(await tokens.read(token)).toBe(SESSION.id)
  vi.advanceTimersByTime(2000)
  expect(await tokens.read(token)).toBeNull()
  expect(await createAccessTokens(KEY).read(token)).toBeNull()
})

test('is a JWT as any library reads it, for an account', async () => {
  const token = await tokens.issue(SESSION)
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt' })
  const { payload } = await jwtVerify(token, KEY)
  expect(payload).toMatchObject({
    sid: SESSION.id,
    sub: SESSION.accountId,
    iss: 'painpoint',
    aud: 'painpoint',
  })
  expect(payload.exp! - payload.iat!).toBe(ACCESS_SECONDS)
})

const forge = (header = {}, claims = {}, key = KEY) =>
  new SignJWT({ sid: SESSION.id, iss: 'painpoint', aud: 'painpoint', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .setExpirationTime('15m')
    .sign(key)

test('one that differs in anything is nobody', async () => {
  expect(await tokens.read(await forge())).toBe(SESSION.id)
  const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${(await forge()).split('.')[1]}.`
  for (const forged of [
    await forge({}, {}, new Uint8Array(32)),
    await forge({ alg: 'HS512' }, {}, new Uint8Array(64).fill(7)),
    await forge({ typ: 'JWT' }),
    await forge({}, { aud: 'another' }),
    await forge({}, { iss: 'another' }),
    await forge({}, { sid: undefined }),
    none,
    '',
    'a.b.c',
  ])
    expect(await tokens.read(forged)).toBeNull()
})
