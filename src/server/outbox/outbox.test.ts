import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../logging/log.ts'
import { openAccountSite, OPERATOR, signUp, type AccountSite } from '../testing/account-site.ts'
import { startSmsSink } from '../testing/sms-sink.ts'
import { startSmtpSink } from '../testing/smtp-sink.ts'
import { retryAfterSeconds } from './worker.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
const keep = <Thing extends { close: () => Promise<void> }>(thing: Thing): Thing => {
  closing.push(thing.close)
  return thing
}

const MESSAGE = { name: 'Grace ☺', email: 'grace@example.com', msg: 'Where is the “knee”?\n.\nGrace' }
const write = (site: AccountSite, message = MESSAGE) => site.call('POST', '/user/user-msg/', message)
const waiting = async (site: AccountSite) => (await site.db.execute('select * from outbox')).rows
const tryNow = (site: AccountSite) => site.db.execute('update outbox set next_attempt_at = now()')

describe('mail', () => {
  test('goes out by SMTP, once, and nothing stays behind', async () => {
    const smtp = keep(await startSmtpSink())
    const site = keep(await openAccountSite({ delivery: { smtpUrl: smtp.url } }))
    await signUp(site, { email: 'ada@example.com' })
    await write(site)
    await vi.waitUntil(async () => (await waiting(site)).length === 0, { timeout: 20_000 })
    expect(new Set(smtp.received.map(({ to }) => to.join()))).toEqual(new Set(['ada@example.com', OPERATOR]))
    expect(smtp.received).toHaveLength(2)
    const toOperator = smtp.received.find(({ to }) => to[0] === OPERATOR)!.source
    expect(toOperator).toMatch(/^From: Painpoint <site@pain\.example>\r$/m)
    expect(toOperator).toMatch(/^Reply-To: grace@example\.com\r$/m)
    expect(toOperator).toMatch(/^Message-ID: <[\w-]{36}@pain\.example>\r$/m)
  })

  test('headers can not be smuggled in', async () => {
    const smtp = keep(await startSmtpSink())
    const site = keep(await openAccountSite({ delivery: { smtpUrl: smtp.url } }))
    await write(site, {
      ...MESSAGE,
      name: 'Grace\u202e\r\nBcc: all@example.com',
      msg: 'x\r\n.\r\nMAIL FROM:<a@b.c>',
    })
    await vi.waitUntil(() => smtp.received.length === 1, { timeout: 20_000 })
    expect(smtp.received[0]!.to).toEqual([OPERATOR])
    const [head] = smtp.received[0]!.source.split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/m)
    expect(head).toMatch(/^Subject: .* Grace {3}Bcc: all@example\.com$/m)
  })

  test('a dead server loses nothing: it arrives when the server is back', async () => {
    const dead = await startSmtpSink()
    await dead.close()
    const site = keep(await openAccountSite({ delivery: { smtpUrl: dead.url } }))
    expect((await write(site)).statusCode).toBe(200)
    await signUp(site, { email: 'ada@example.com' })
    await vi.waitUntil(async () => (await waiting(site)).every(({ attempts }) => Number(attempts) === 1), {
      timeout: 20_000,
    })
    expect(await waiting(site)).toHaveLength(2)
    const smtp = keep(await startSmtpSink({ port: Number(new URL(dead.url).port) }))
    const isSent = async () => {
      await tryNow(site)
      return (await waiting(site)).length === 0
    }
    await vi.waitUntil(isSent, { timeout: 20_000, interval: 500 })
    expect(new Set(smtp.received.map(({ to }) => to.join()))).toEqual(new Set(['ada@example.com', OPERATOR]))
  })

  test('a mailbox that does not exist is not tried again; one that is full is', async () => {
    const smtp = keep(
      await startSmtpSink({
        refuse: (to) =>
          to.startsWith('gone') ? { code: 550 } : to.startsWith('full') ? { code: 452 } : null,
      }),
    )
    const site = keep(await openAccountSite({ delivery: { smtpUrl: smtp.url } }))
    await signUp(site, { email: 'gone@example.com' })
    await signUp(site, { email: 'full@example.com' })
    await vi.waitUntil(async () => (await waiting(site)).length === 1, { timeout: 20_000 })
    expect(await waiting(site)).toMatchObject([{ recipient: 'full@example.com' }])
  })

  test('what a visitor wrote is tried for as long as it is kept, even if it is refused', async () => {
    const smtp = keep(await startSmtpSink({ refuse: () => ({ code: 550 }) }))
    const site = keep(await openAccountSite({ delivery: { smtpUrl: smtp.url } }))
    await write(site)
    await vi.waitUntil(async () => (await waiting(site))[0]?.attempts === 1, { timeout: 20_000 })
    await site.db.execute("update outbox set created_at = now() - interval '100 days'")
    const isTriedAgain = async () => {
      await tryNow(site)
      return Number((await waiting(site))[0]?.attempts) > 1
    }
    await vi.waitUntil(isTriedAgain, { timeout: 20_000 })
    expect(await waiting(site)).toHaveLength(1)
  })

  test('a second try is known as a repeat, unless it holds another code', async () => {
    let isFull = true
    let refused = 0
    const refuse = () => {
      if (isFull) refused += 1
      return isFull ? { code: 452 } : null
    }
    const smtp = keep(await startSmtpSink({ refuse }))
    const site = keep(await openAccountSite({ delivery: { smtpUrl: smtp.url } }))
    await signUp(site, { email: 'ada@example.com' })
    await write(site)
    await vi.waitUntil(() => refused === 2, { timeout: 20_000 })
    const rows = (await waiting(site)) as { id: string; kind: string }[]
    isFull = false
    await tryNow(site)
    await vi.waitUntil(() => smtp.received.length === 2, { timeout: 20_000 })
    const ids = smtp.received.map(({ source }) => /^Message-ID: <(.*)@/m.exec(source)?.[1])
    expect(new Set(ids)).toEqual(new Set(rows.map(({ id, kind }) => (kind === 'contact' ? id : `${id}.2`))))
  })

  test('a code for an address that was given up meanwhile is not sent', async () => {
    const site = keep(await openAccountSite())
    const ada = await signUp(site, { email: 'ada@example.com' })
    await site.messages()
    await site.db.execute(
      "insert into outbox (kind, account_id, recipient) select 'confirm_email', id, 'former@example.com' from accounts",
    )
    expect((await site.messages()).map(({ to }) => to)).toEqual(['ada@example.com'])
    expect((await site.call('GET', '/api/profile/', undefined, ada)).statusCode).toBe(200)
  })

  test('several servers send each message once', async () => {
    const smtp = keep(await startSmtpSink())
    const site = keep(await openAccountSite({ delivery: { smtpUrl: smtp.url } }))
    const second = keep(await openAccountSite({ delivery: { smtpUrl: smtp.url }, databaseUrl: site.url }))
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        write(at % 2 ? site : second, { ...MESSAGE, name: `Nr ${at}`, email: `nr-${at}@example.com` }),
      ),
    )
    await vi.waitUntil(async () => (await waiting(site)).length === 0, { timeout: 20_000 })
    const subjects = smtp.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])
    expect([subjects.length, new Set(subjects).size]).toEqual([30, 30])
  })
})

describe('SMS', () => {
  const PHONE = { phone: '4155552671', dialCode: '1' }

  test('by Twilio', async () => {
    const provider = keep(await startSmsSink())
    const smsUrl = `twilio+http://AC123:tok%2Fen@${provider.host}?from=%2B15550100`
    const site = keep(await openAccountSite({ delivery: { smsUrl } }))
    await signUp(site, PHONE)
    await vi.waitUntil(async () => (await waiting(site)).length === 0, { timeout: 20_000 })
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = provider.received
    expect(url).toBe('/2010-04-01/Accounts/AC123/Messages.json')
    expect(headers.authorization).toBe(`Basic ${Buffer.from('AC123:tok/en').toString('base64')}`)
    const form = new URLSearchParams(body)
    expect([form.get('To'), form.get('From')]).toEqual(['+14155552671', '+15550100'])
    expect(form.get('Body')).toMatch(/@localhost #\d{6}$/)
  })

  test('by a webhook, signed', async () => {
    const provider = keep(await startSmsSink())
    const site = keep(
      await openAccountSite({ delivery: { smsUrl: `http://:s3cret@${provider.host}/send?x=1` } }),
    )
    await signUp(site, PHONE)
    await vi.waitUntil(async () => (await waiting(site)).length === 0, { timeout: 20_000 })
    const [{ url, headers, body } = { url: '', headers: {} as Record<string, string>, body: '' }] =
      provider.received
    expect(url).toBe('/send?x=1')
    expect(JSON.parse(body)).toMatchObject({ to: '+14155552671' })
    const signed = `${String(headers['x-painpoint-timestamp'])}.${body}`
    expect(headers['x-painpoint-signature']).toBe(
      `sha256=${createHmac('sha256', 's3cret').update(signed).digest('hex')}`,
    )
  })

  test('a provider that fails is tried again, a number it refuses is not', async () => {
    const provider = keep(await startSmsSink())
    provider.answer(503)
    const site = keep(await openAccountSite({ delivery: { smsUrl: `http://:s3cret@${provider.host}/` } }))
    await signUp(site, PHONE)
    // The attempt is counted before it is made.
    await vi.waitUntil(() => provider.received.length === 1, { timeout: 20_000 })
    provider.answer(400)
    const isGivenUp = async () => {
      await tryNow(site)
      return (await waiting(site)).length === 0
    }
    await vi.waitUntil(isGivenUp, { timeout: 20_000, interval: 500 })
    expect(provider.received.length).toBeGreaterThan(1)
  })
})

test('a message that can not go out is logged without saying to whom, or what', async () => {
  const dead = await startSmtpSink()
  await dead.close()
  const file = join(mkdtempSync(join(tmpdir(), 'painpoint-log-')), 'log')
  const site = keep(await openAccountSite({ delivery: { smtpUrl: dead.url }, log: createLog('info', file) }))
  await signUp(site, { email: 'ada@example.com' })
  await write(site)
  await site.call('POST', '/api/login-user/', { username: 'ada@example.com', password: 'a wrong password' })
  const read = () => readFileSync(file, 'utf8')
  await vi.waitUntil(() => read().split('did not go out').length === 3 && read().includes('login-user'), {
    timeout: 20_000,
  })
  expect(read()).not.toMatch(/example\.com|Grace|knee|a wrong password|10\.0\.0/)
})

test('the folder and its files are for their owner alone', async () => {
  const site = keep(await openAccountSite())
  await write(site)
  await site.messages()
  expect(statSync(site.folder).mode & 0o777).toBe(0o700)
})

test('tries come further and further apart', () => {
  const seconds = [1, 2, 3, 10, 100].map(retryAfterSeconds)
  for (const [at, exact] of [5, 10, 20, 900, 900].entries()) {
    expect(seconds[at]).toBeGreaterThanOrEqual(exact * 0.8)
    expect(seconds[at]).toBeLessThanOrEqual(exact * 1.2)
  }
})
