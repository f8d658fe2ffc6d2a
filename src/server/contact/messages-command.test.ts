import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccountSite, signUp, type AccountSite } from '../testing/account-site.ts'
import { runMessagesCommand } from './messages-command.ts'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())

const run = (...words: string[]) => runMessagesCommand(site.db, words)

test('at first there are none', async () => {
  expect(await run()).toEqual({ ok: true, text: 'There are no messages.' })
})

test('what visitors wrote is listed, shown and exported', async () => {
  const send = (name: string, headers = {}) =>
    site.call('POST', '/user/user-msg/', { name, email: 'ada@example.com', msg: 'Two\nlines' }, headers)
  await send('Ada')
  await send('Countess', await signUp(site, { email: 'ada@example.com' }))
  await site.messages()

  const list = (await run('list')).text.split('\n')
  expect(list).toEqual([
    expect.stringMatching(
      /^[\da-f]{8} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Countess <ada@example\.com> {2}Two lines$/,
    ),
    expect.stringContaining('Ada <ada@example.com>'),
  ])
  expect((await run('list', '1')).text.split('\n')).toHaveLength(1)

  const { text } = await run('show', list[0]!.slice(0, 8))
  expect(text).toMatch(
    /^From: {4}an account that has not confirmed this address: Countess <ada@example\.com>\n\nTwo\nlines$/m,
  )
  await site.db.execute('update accounts set email_confirmed_at = now()')
  expect((await run('show', list[0]!.slice(0, 8))).text).toContain(
    'From:    an account that has confirmed this address: Countess <ada@example.com>\n',
  )

  const exported = (await run('export')).text.split('\n').map((line) => JSON.parse(line) as { name: string })
  expect(exported.map(({ name }) => name)).toEqual(['Ada', 'Countess'])
})

test('a name that says whose account it is from comes after what is known of that', async () => {
  const name = 'Ada <ada@example.com>, with an account that has confirmed this address'
  await site.call('POST', '/user/user-msg/', { name, email: 'eve@example.com', msg: 'Give me her data' })
  const [newest] = (await run('list', '1')).text.split('\n')
  expect((await run('show', newest!.slice(0, 8))).text).toMatch(
    /^From: {4}somebody without an account: Ada </m,
  )
})

test('what came otherwise than by the form steers no terminal either', async () => {
  await site.db.execute("update contact_messages set message = E'\\x1b[2J' || message")
  const [newest] = (await run('list', '1')).text.split('\n')
  const shown = (await run('show', newest!.slice(0, 8))).text
  expect(newest + shown).not.toContain('\x1b')
  expect(shown).toContain('\n\n [2JGive me her data')
})

test.each([['show'], ['show', 'zzz'], ['list', 'all'], ['remove']])(
  '%s %s is told what there is',
  async (...words) => {
    const { ok, text } = await run(...words)
    expect(ok).toBe(false)
    expect(text).toMatch(/npm run messages|no message/)
  },
)
