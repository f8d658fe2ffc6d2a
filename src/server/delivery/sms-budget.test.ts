import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { networkOf } from '../limits/network.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { deriveKeys } from '../secrets/keys.ts'
import { PerhapsSent, RefusedForGood } from './delivery.ts'
import { createSmsBudget } from './sms-budget.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  codeFor,
  openAccountSite,
  PASSWORD,
  TEST_SECRET,
  signUp,
  type AccountSite,
} from '../testing/account-site.ts'

const PHONE = '+919886012345'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({ smsCountries: new Map([['IN', 10]]) })
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
  const others = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => signUpByPhone(numberOf(100 + at), false)),
  )
  expect(others.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(4)
  await expect.poll(() => sentTo(PHONE), PATIENCE).toBeGreaterThan(0)
  const before = sentTo(PHONE)
  await reset(PHONE)
  await expect.poll(() => sentTo(PHONE), PATIENCE).toBe(before + 1)
})

test('what waits for the budget goes out when there is some, and a code for ten minutes at most', async () => {
  const [late, patient] = [numberOf(202), numberOf(203)] as const
  // The country's hour is used up, and a little of it becomes free in six minutes.
  for (const number of [late, patient]) await signUpByPhone(number, false)
  await site.db.execute('update accounts set phone_confirmed_at = now()')
  await site.messages()
  const [sentLate, sentPatient] = [sentTo(late), sentTo(patient)]
  const budget = createSmsBudget(
    new Map([['IN', 10]]),
    10_000,
    createRateLimiter(site.db, deriveKeys(TEST_SECRET).limits),
  )
  const use = () => budget.spend(PHONE, { isNew: false, isNotice: false }, () => Promise.resolve())
  for (let at = 0; at < 8; at++) await use()
  for (const recipient of [late, patient]) await enqueue(site.db, [{ kind: 'reset', recipient }])
  await expect.poll(waiting, PATIENCE).toBe(2)
  expect([sentTo(late), sentTo(patient)]).toEqual([sentLate, sentPatient])
  await site.db.execute(`update outbox set next_attempt_at = now(),
    created_at = now() - interval '11 minutes' where recipient = '${late}'`)
  await expect.poll(waiting, PATIENCE).toBe(1)
  await expect.poll(async () => (await site.db.execute('select from outbox')).rows.length, PATIENCE).toBe(1)
  await site.db.execute('delete from rate_limits')
  await site.db.execute('update outbox set next_attempt_at = now()')
  await expect.poll(() => sentTo(patient), PATIENCE).toBe(sentPatient + 1)
  expect(sentTo(late)).toBe(sentLate)
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
        adult: true,
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
        adult: true,
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

describe('what a day may cost', () => {
  /** As another process would have it: it shares with others what is in the database alone. */
  const budgetOfAnother = (aDay: number) =>
    createSmsBudget(new Map([['IN', 1000]]), aDay, createRateLimiter(site.db, deriveKeys(TEST_SECRET).limits))
  const blockOf = (at: number) => `+9198${String(1000 + at)}0000`
  const noSend = () => Promise.resolve()
  /** How many of so many at once go out, half of them from each of two processes. */
  const sentOf = async (tries: number, aDay: number, isNew: boolean, numberAt = blockOf) => {
    const budgets = [budgetOfAnother(aDay), budgetOfAnother(aDay)]
    const results = await Promise.allSettled(
      Array.from({ length: tries }, (_, at) =>
        budgets[at % 2]!.spend(numberAt(at), { isNew, isNotice: false }, noSend),
      ),
    )
    return results.filter(({ status }) => status === 'fulfilled').length
  }
  const hoursLater = (hours: number) =>
    site.db.execute(`update rate_limits set free_at = free_at - interval '${hours} hours'`)

  test('holds over several processes and restarts, from however many networks: never more in any 24 hours', async () => {
    let sent = 0
    for (let hour = 0; hour < 24; hour++) {
      sent += await sentOf(30, 40, false)
      await hoursLater(1)
    }
    expect(sent).toBeGreaterThan(30)
    expect(sent).toBeLessThanOrEqual(40)
  })

  test('is half for numbers that nobody has proven: who owns one still gets a code', async () => {
    // Of the ten at once, four for sign-ups and one for new passwords.
    const network = (at: number) => networkOf(`${20 + at}.1.1.1`)
    const budget = budgetOfAnother(40)
    const reserved = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => budget.reserve(blockOf(at), { network: network(at) })),
    )
    expect(reserved.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await sentOf(30, 40, true)).toBe(1)
    expect(await sentOf(30, 40, false)).toBe(5)
  })

  test('new numbers in a row, as those have who earn by SMS, get ten at once', async () => {
    const inARow = (at: number) => `+919886${String(100_000 + at)}`
    expect(await sentOf(30, 1000, true, inARow)).toBe(10)
    expect(await sentOf(30, 1000, false, inARow)).toBe(30)
  })

  test('goes to no one number, however often its owner changes something', async () => {
    const budget = budgetOfAnother(1000)
    const notices = (number: string, tries: number) =>
      Promise.allSettled(
        Array.from({ length: tries }, () => budget.spend(number, { isNew: false, isNotice: true }, noSend)),
      )
    const sent = (results: PromiseSettledResult<void>[]) =>
      results.filter(({ status }) => status === 'fulfilled').length
    let inADay = 0
    for (let hour = 0; hour < 24; hour++) {
      const results = await notices(blockOf(0), 30)
      inADay += sent(results)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RefusedForGood)
      await hoursLater(1)
    }
    expect(inADay).toBeGreaterThanOrEqual(8)
    expect(inADay).toBeLessThanOrEqual(20)
    // Nobody else has less for it, nor the owner of that number fewer codes.
    expect(sent(await notices(blockOf(1), 8))).toBe(8)
    await budget.spend(blockOf(0), { isNew: false, isNotice: false }, noSend)
    expect(await sentOf(150, 1000, false)).toBe(150)
  })

  test('counts what may have gone out, and not what surely did not', async () => {
    const fail = async (error: Error) => {
      const failing = async () => {
        throw error
      }
      await expect(
        budgetOfAnother(8).spend(blockOf(0), { isNew: false, isNotice: false }, failing),
      ).rejects.toBe(error)
    }
    for (let at = 0; at < 5; at++) await fail(new Error('refused'))
    expect(await sentOf(1, 8, false)).toBe(1)
    await fail(new PerhapsSent('no answer'))
    expect(await sentOf(1, 8, false)).toBe(0)
  })
})
