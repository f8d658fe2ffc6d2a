import { expect, test } from 'vitest'
import type { Profile } from '#api/profile'
import { codeFor, logIn, PASSWORD, signUp } from '../testing/account-site.ts'
import { EMAIL, openProfileSite, PHONE, refusal } from '../testing/profile-site.ts'

const { site, call, read, put, drop, confirm } = openProfileSite()

test('the first address is confirmed by its code', async () => {
  expect(refusal(await call('POST', '/api/profile/email/confirm/', { code: '12345' }))).toEqual([
    400,
    'wrong_code',
  ])
  const confirmed = await confirm('email', EMAIL)
  expect(confirmed.json<Profile>().fields.email).toMatchObject({ value: EMAIL, confirmed: true })
  expect(refusal(await confirm('email', EMAIL))).toEqual([400, 'wrong_code'])
})

test('another code can be sent, while there is something to confirm', async () => {
  const first = codeFor(await site().messages(), EMAIL)
  expect((await call('POST', '/api/profile/email/code/')).json()).toEqual({ ok: true })
  const messages = await site().messages()
  expect(messages.filter(({ to }) => to === EMAIL).length).toBeGreaterThan(1)
  expect((await confirm('email', EMAIL)).statusCode).toBe(200)
  expect(first).toMatch(/^\d{6}$/)
  expect(refusal(await call('POST', '/api/profile/email/code/'))).toEqual([404, 'not_found'])
  expect(refusal(await call('POST', '/api/profile/phone/code/'))).toEqual([404, 'not_found'])
})

test('a second address: with the password, and in force when its code is entered', async () => {
  await confirm('email', EMAIL)
  expect(refusal(await put('phone', '4155552671', { password: 'wrong wrong' }))).toEqual([
    403,
    'wrong_password',
  ])
  expect(refusal(await put('phone', '12', { password: PASSWORD }))).toEqual([400, 'invalid_phone'])
  const waiting = (await put('phone', '4155552671', { dialCode: '+1', password: PASSWORD })).json<Profile>()
  expect([waiting.pending.phone, waiting.fields.phone]).toEqual([PHONE, null])
  await expect(logIn(site(), PHONE)).rejects.toThrow('wrong_credentials')
  const { fields, pending } = (await confirm('phone', PHONE)).json<Profile>()
  expect([fields.phone?.value, fields.phone?.confirmed, pending.phone]).toEqual([PHONE, true, null])
  await logIn(site(), PHONE)
  const messages = await site().messages()
  expect(messages.some(({ kind, to }) => kind === 'address_changed' && to === EMAIL)).toBe(true)
})

test('a new email address takes the place of the old one, and links sent to that are void', async () => {
  await confirm('email', EMAIL)
  await site().call('POST', '/api/password-reset/', { username: EMAIL })
  await site().messages()
  await put('email', 'countess@example.com', { password: PASSWORD })
  await confirm('email', 'countess@example.com')
  expect((await read()).fields.email?.value).toBe('countess@example.com')
  await expect(logIn(site(), EMAIL)).rejects.toThrow('wrong_credentials')
  await logIn(site(), 'countess@example.com')
  expect((await site().db.execute('select from one_time_secrets')).rows).toEqual([])
})

test('an address whose place another took is told what it can still do', async () => {
  await confirm('email', EMAIL)
  await put('email', 'countess@example.com', { password: PASSWORD })
  await confirm('email', 'countess@example.com')
  const replaced = (await site().messages()).findLast(({ to }) => to === EMAIL)
  expect(replaced?.kind).toBe('address_replaced')
  expect(replaced?.text).toContain('/contact-us')
  expect(replaced?.text).not.toContain('/forgot-password')
})

test('where the account has a phone too, the replaced address is told to set a new password by that', async () => {
  await confirm('email', EMAIL)
  await put('phone', PHONE, { password: PASSWORD })
  await confirm('phone', PHONE)
  await put('email', 'countess@example.com', { password: PASSWORD })
  await confirm('email', 'countess@example.com')
  const told = (await site().messages()).findLast(({ to }) => to === EMAIL)
  expect(told?.kind).toBe('address_dropped')
})

test('who has not proved the first address gets no second, but may mend it', async () => {
  expect(refusal(await put('phone', PHONE, { password: PASSWORD }))).toEqual([409, 'address_not_confirmed'])
  expect((await put('email', 'ada2@example.com', { password: PASSWORD })).statusCode).toBe(200)
  expect((await confirm('email', 'ada2@example.com')).json<Profile>().fields.email).toMatchObject({
    value: 'ada2@example.com',
    confirmed: true,
  })
})

test("another account's address is taken", async () => {
  await signUp(site(), { email: 'eve@example.com' })
  expect(refusal(await put('email', 'Eve@example.com', { password: PASSWORD }))).toEqual([
    409,
    'account_exists',
  ])
})

test('two accounts that wait for the same address: the first to confirm has it', async () => {
  const eve = await signUp(site(), { email: 'eve@example.com' })
  await put('email', 'same@example.com', { password: PASSWORD })
  const mine = codeFor(await site().messages(), 'same@example.com')
  await put('email', 'same@example.com', { password: PASSWORD }, eve)
  const theirs = codeFor(await site().messages(), 'same@example.com')
  const confirmWith = (code: string, headers?: Record<string, string>) =>
    call('POST', '/api/profile/email/confirm/', { code }, headers)
  expect((await confirmWith(theirs, eve)).statusCode).toBe(200)
  expect(refusal(await confirmWith(mine))).toEqual([409, 'account_exists'])
})

test('an address goes when it is withdrawn, but never the last', async () => {
  expect(refusal(await drop('email'))).toEqual([409, 'last_address'])
  await confirm('email', EMAIL)
  await put('phone', PHONE, { password: PASSWORD })
  expect(refusal(await drop('email'))).toEqual([409, 'last_address'])
  await confirm('phone', PHONE)
  const { fields } = (await drop('email')).json<Profile>()
  expect([fields.email, fields.phone?.value]).toEqual([null, PHONE])
  const sent = (await site().messages()).filter(({ kind }) => kind.startsWith('address_')).slice(-2)
  expect(Object.fromEntries(sent.map(({ kind, to }) => [kind, to]))).toEqual({
    address_changed: PHONE,
    address_dropped: EMAIL,
  })
  await expect(logIn(site(), EMAIL)).rejects.toThrow('wrong_credentials')
  expect(refusal(await drop('phone'))).toEqual([409, 'last_address'])
})

test('dropping one that waits takes nothing away from whose it is', async () => {
  await confirm('email', EMAIL)
  await put('email', 'eve@example.com', { password: PASSWORD })
  await signUp(site(), { email: 'eve@example.com' })
  await site().messages()
  await site().db.execute(
    "insert into outbox (kind, recipient, next_attempt_at) values ('reset', 'eve@example.com', now() + interval '1 hour')",
  )
  await put('email', EMAIL, { password: PASSWORD })
  expect((await site().db.execute('select recipient from outbox')).rows).toHaveLength(1)
})

test('an address that still waits can be dropped', async () => {
  await confirm('email', EMAIL)
  await put('phone', PHONE, { password: PASSWORD })
  expect((await drop('phone')).json<Profile>().pending).toEqual({ email: null, phone: null })
  expect(refusal(await confirm('phone', PHONE))).toEqual([400, 'wrong_code'])
})

test('a change of the only address can be given up; a second one that is takes its consent along', async () => {
  const giveUp = (kind: string) => call('DELETE', `/api/profile/${kind}/code/`)
  await confirm('email', EMAIL)
  expect(refusal(await giveUp('email'))).toEqual([404, 'not_found'])
  await put('email', 'next@example.com', { password: PASSWORD })
  const code = codeFor(await site().messages(), 'next@example.com')
  const { pending, fields } = (await giveUp('email')).json<Profile>()
  expect([pending.email, fields.email?.value]).toEqual([null, EMAIL])
  expect(refusal(await call('POST', '/api/profile/email/confirm/', { code }))).toEqual([400, 'wrong_code'])
  await put('phone', PHONE, { password: PASSWORD })
  await giveUp('phone')
  const { rows } = await site().db.execute('select field from consents where withdrawn_at is not null')
  expect(rows).toEqual([{ field: 'phone' }])
})
