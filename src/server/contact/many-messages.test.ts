import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAccountSite, OPERATOR, type AccountSite } from '../testing/account-site.ts'
import { listMessages } from './read-messages.ts'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(() => site.empty())

const write = (email: string) => site.call('POST', '/user/user-msg/', { name: 'Ada', email, msg: 'Hello' })
const writeAll = async (emails: string[]) => {
  for (const email of emails) expect((await write(email)).statusCode).toBe(200)
}
const people = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@example.com`)
/** What has come to the operator since it was last asked. */
let seen = 0
const mailed = async () => {
  const all = (await site.messages()).filter(({ to }) => to === OPERATOR)
  return all.slice(seen, (seen = all.length))
}
const anHourLater = () =>
  site.db.execute("update outbox set next_attempt_at = now() where kind = 'contact_digest'")

test('of more messages than fifty the operator is told in one mail an hour, and each is kept', async () => {
  await writeAll(people(60))
  expect((await mailed()).map(({ kind }) => kind)).toEqual(Array<string>(50).fill('contact'))
  expect(await listMessages(site.db, 100)).toHaveLength(60)
  await anHourLater()
  const [digest, ...more] = await mailed()
  expect(more).toEqual([])
  expect(digest?.kind).toBe('contact_digest')
  expect(digest?.text).toMatch(/there were 60, .*\n\n.*\n\nnpm run messages -- list 60\n/)
  await writeAll(people(2))
  await anHourLater()
  expect((await mailed()).map(({ kind }) => kind)).toEqual(['contact_digest'])
})

test('a stranger who types the address of somebody closes the form to nobody', async () => {
  await writeAll(Array<string>(30).fill('ada@example.com'))
  await writeAll(['grace@example.com'])
  const letters = await mailed()
  expect(letters.filter(({ text }) => text.includes('ada@example.com'))).toHaveLength(10)
  expect(letters.filter(({ text }) => text.includes('grace@example.com'))).toHaveLength(1)
  expect(await listMessages(site.db, 100)).toHaveLength(31)
})

test('messages that come at once begin one digest', async () => {
  await writeAll(Array<string>(10).fill('ada@example.com'))
  await Promise.all(Array.from({ length: 10 }, () => write('ada@example.com')))
  const { rows } = await site.db.execute("select from outbox where kind = 'contact_digest'")
  expect(rows).toHaveLength(1)
})
