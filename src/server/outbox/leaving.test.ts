import { expect, test, vi } from 'vitest'
import { openAccountSite } from '../testing/account-site.ts'
import { startSmtpSink } from '../testing/smtp-sink.ts'

const MESSAGE = { name: 'Grace', email: 'grace@example.com', msg: 'Where is the knee?' }

test('a server that leaves records what it is sending, and sends nothing that comes after', async () => {
  let openMailbox = () => {}
  const mailboxOpens = new Promise<void>((resolve) => (openMailbox = resolve))
  let tries = 0
  const smtp = await startSmtpSink({
    beforeTaking: () => {
      tries++
      return mailboxOpens
    },
  })
  const site = await openAccountSite({ delivery: { smtpUrl: smtp.url } })
  const waiting = async () => (await site.db.execute('select attempts from outbox')).rows
  await site.call('POST', '/user/user-msg/', MESSAGE)
  await vi.waitUntil(() => tries === 1, { timeout: 20_000 })
  site.takeNoMoreMessages()
  await site.call('POST', '/user/user-msg/', MESSAGE)
  openMailbox()
  await vi.waitUntil(async () => (await waiting()).length === 1, { timeout: 20_000 })
  expect(await waiting()).toEqual([{ attempts: 0 }])

  const other = await openAccountSite({ delivery: { smtpUrl: smtp.url }, databaseUrl: site.url })
  await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 20_000 })
  expect(smtp.received).toHaveLength(2)
  await site.close()
  await other.close()
  await smtp.close()
})
