import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openAccountSite, signUp, type AccountSite } from '../testing/account-site.ts'
import { startSmsSink } from '../testing/sms-sink.ts'
import { startSmtpSink } from '../testing/smtp-sink.ts'

const WAIT = { timeout: 20_000 }

const waiting = async (site: AccountSite) => (await site.db.execute('select * from outbox')).rows

/** Messages of visitors that wait to be mailed to the operator. */
const write = (site: AccountSite, count: number) =>
  site.db.execute(`with written as (insert into contact_messages (name, email, message)
    select 'Grace', 'grace@example.com', 'Hello' from generate_series(1, ${count}) returning id)
    insert into outbox (kind, contact_message_id) select 'contact', id from written`)

test('what many visitors wrote keeps nobody waiting for a code', async () => {
  const smtp = await startSmtpSink({ beforeTaking: () => sleep(200) })
  const site = await openAccountSite({ delivery: { smtpUrl: smtp.url } })
  await write(site, 60)
  await signUp(site, { email: 'ada@example.com' })
  await vi.waitUntil(() => smtp.received.some(({ to }) => to[0] === 'ada@example.com'), WAIT)
  expect((await waiting(site)).length).toBeGreaterThan(30)
  await site.close()
  await smtp.close()
})

test('an SMS is not held up by a mail server that does not say a word', async () => {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const provider = await startSmsSink()
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const site = await openAccountSite({ delivery: { smtpUrl, smsUrl: `http://:s3cret@${provider.host}/` } })
  await write(site, 8)
  await vi.waitUntil(async () => (await waiting(site)).some(({ attempts }) => attempts === 1), WAIT)
  await signUp(site, { phone: '4155552671', dialCode: '1' })
  await vi.waitUntil(() => provider.received.length === 1, WAIT)
  await vi.waitUntil(async () => (await waiting(site)).length === 8, WAIT)
  expect(provider.received).toHaveLength(1)
  await site.close()
  await provider.close()
  silent.close()
})
