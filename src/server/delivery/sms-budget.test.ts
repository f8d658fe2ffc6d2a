import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeFor, openAccountSite, PASSWORD, signUp, type AccountSite } from '../testing/account-site.ts'

const PHONE = '+919886012345'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({ smsCountries: new Map([['IN', 4]]) })
})
afterAll(() => site.close())
beforeEach(() => site.empty())

const numberOf = (at: number) => `+9198860${String(20_000 + at)}`
const reset = (username: string) => site.call('POST', '/api/password-reset/', { username })
/** How many SMS have gone to the number; some may still wait. */
const sentTo = (number: string) =>
  readdirSync(site.folder).filter((file) =>
    readFileSync(join(site.folder, file), 'utf8').startsWith(`To: ${number}\n`),
  ).length
/** How many have been told to wait, by more than the lease of a message that is being sent. */
const waiting = async () => {
  const { rows } = await site.db.execute(
    "select from outbox where next_attempt_at > now() + interval '3 minutes'",
  )
  return rows.length
}
/** The worker looks once a second, and a busy machine takes its time. */
const PATIENCE = { timeout: 15_000 }

async function signUpByPhone(phone = PHONE, confirmed = true) {
  const headers = await signUp(site, { phone: phone.slice(3), dialCode: '91' })
  if (confirmed) {
    const code = codeFor(await site.messages(), phone)
    const response = await site.call('POST', '/api/profile/phone/confirm/', { code }, headers)
    expect(response.statusCode).toBe(200)
  }
}

test('resets for numbers without an account use up nothing', async () => {
  await signUpByPhone()
  for (let at = 0; at < 12; at++) expect((await reset(numberOf(at))).statusCode).toBe(202)
  const before = sentTo(PHONE)
  await reset(PHONE)
  await expect.poll(() => sentTo(PHONE), PATIENCE).toBe(before + 1)
})

test('new numbers get half of what a country gets: owners still get their codes', async () => {
  await signUpByPhone()
  for (let at = 0; at < 5; at++) await signUpByPhone(numberOf(100 + at), false)
  await expect.poll(waiting, PATIENCE).toBe(4)
  const before = sentTo(PHONE)
  await reset(PHONE)
  await expect.poll(() => sentTo(PHONE), PATIENCE).toBe(before + 1)
  expect(await waiting()).toBe(4)
})

test('what waits for the budget goes out when there is some, and a code for ten minutes at most', async () => {
  const [late, patient] = [numberOf(202), numberOf(203)] as const
  for (const number of [numberOf(200), numberOf(201), late, patient]) await signUpByPhone(number, false)
  await expect.poll(waiting, PATIENCE).toBe(2)
  expect([sentTo(late), sentTo(patient)]).toEqual([0, 0])
  await site.db.execute(`update outbox set next_attempt_at = now(),
    created_at = now() - interval '11 minutes' where recipient = '${late}'`)
  await expect.poll(waiting, PATIENCE).toBe(1)
  await expect.poll(async () => (await site.db.execute('select from outbox')).rows.length, PATIENCE).toBe(1)
  await site.db.execute('delete from rate_limits')
  await site.db.execute('update outbox set next_attempt_at = now()')
  await expect.poll(() => sentTo(patient), PATIENCE).toBe(1)
  expect(sentTo(late)).toBe(0)
})

test.each([
  [
    'signing up',
    () =>
      site.call('POST', '/user/create-account/', {
        phone: '4155552671',
        dialCode: '1',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }),
    'phone',
  ],
  [
    'a fixed line',
    () =>
      site.call('POST', '/user/create-account/', {
        phone: '1123456789',
        dialCode: '91',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }),
    'phone',
  ],
  ['a new password', () => reset('+14155552671'), 'username'],
])('%s with a number that no SMS are sent to is refused, and says where they are', async (_, send, field) => {
  const response = await send()
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    error: {
      code: 'no_sms_there',
      field,
      message: expect.stringContaining('mobile phones in India') as string,
    },
  })
})

test('adding such a number to an account is refused too', async () => {
  const headers = await signUp(site, { email: 'ada@example.com' })
  const given = { value: '+14155552671', consent: true, password: PASSWORD }
  const response = await site.call('PUT', '/api/profile/phone/', given, headers)
  expect(response.json()).toMatchObject({ error: { code: 'no_sms_there', field: 'value' } })
})
