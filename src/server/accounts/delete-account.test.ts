import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeFor,
  cookiesOf,
  openAccountSite,
  PASSWORD,
  signUp,
  type AccountSite,
} from '../testing/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())

/** Every value in every table, and every file of the outbox with its name. */
async function everythingKept(): Promise<string> {
  const { rows: tables } = await site.db.execute<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  )
  expect(tables.length).toBeGreaterThan(9)
  const contents: string[] = []
  for (const { name } of tables) {
    const { rows } = await site.db.execute(`select to_jsonb(kept)::text as kept from ${name} as kept`)
    contents.push(...rows.map((row) => `${name} ${String(row.kept)}`))
  }
  for (const file of readdirSync(site.folder))
    contents.push(file, readFileSync(join(site.folder, file), 'utf8'))
  return contents.join('\n')
}

/** A person who has used everything there is, with words that appear nowhere else. */
async function liveALittle(word: string) {
  const email = `${word}@example.com`
  const headers = await signUp(site, { email })
  const confirm = async (kind: string, address: string) =>
    site.call(
      'POST',
      `/api/profile/${kind}/confirm/`,
      { code: codeFor(await site.messages(), address) },
      headers,
    )
  // From before the account was theirs to prove, and not signed in.
  const message = { name: word, email, msg: `My ${word} hurts` }
  await site.call('POST', '/user/user-msg/', message)
  await site.call('POST', '/user/user-msg/', { ...message, email: `other-${email}` }, headers)
  await confirm('email', email)
  const keep = (field: string, value: string) =>
    site.call('PUT', `/api/profile/${field}/`, { value, consent: true, password: PASSWORD }, headers)
  await keep('name', word)
  await keep('age_range', '25_34')
  const phone = word === 'quince' ? '+14155552671' : '+14155552672'
  await keep('phone', phone)
  await confirm('phone', phone)
  await keep('email', `next-${email}`)
  await site.call('POST', '/api/password-reset/', { username: email })
  await site.call('POST', '/api/password-reset/', { username: phone })
  await site.call('POST', '/api/login-user/', { username: email, password: PASSWORD })
  await site.messages()
  // What still waits to be sent must go too.
  await site.db.execute(
    `insert into outbox (kind, recipient, next_attempt_at) values ('reset', '${email}', now() + interval '1 hour')`,
  )
  const { rows } = await site.db.execute<{ id: string }>(`select id from accounts where email = '${email}'`)
  return { headers, email, phone, id: rows[0]!.id }
}

test('deleting an account removes every trace of it, and of nobody else', { timeout: 30_000 }, async () => {
  const quince = await liveALittle('quince')
  const medlar = await liveALittle('medlar')
  const before = await everythingKept()
  for (const trace of ['quince', quince.phone, quince.id]) expect(before).toContain(trace)
  const ofMedlar = before.split('\n').filter((line) => line.includes('medlar'))

  const response = await site.call('POST', '/user/delete-user-account/', undefined, {
    ...quince.headers,
    'content-type': 'application/json',
  })
  expect([response.statusCode, response.json(), cookiesOf(response)]).toEqual([
    200,
    { ok: true },
    { pp_access: '', pp_refresh: '', pp_session: '', pp_device: '' },
  ])

  const after = await everythingKept()
  for (const trace of ['quince', quince.phone, quince.id]) expect(after).not.toContain(trace)
  expect(after.split('\n').filter((line) => line.includes('medlar'))).toEqual(ofMedlar)
  expect(after).toContain(medlar.id)

  expect((await site.call('GET', '/api/profile/', undefined, quince.headers)).statusCode).toBe(401)
  const again = await site.call('POST', '/api/login-user/', { username: quince.email, password: PASSWORD })
  expect(again.statusCode).toBe(401)
  await signUp(site, { email: quince.email })
})

test("nobody removes another's messages by registering with their address", async () => {
  const message = { name: 'Owner', email: 'owner@example.com', msg: 'Please call me' }
  await site.call('POST', '/user/user-msg/', message)
  const stranger = await signUp(site, { email: 'owner@example.com' })
  await site.call('POST', '/user/delete-user-account/', undefined, stranger)
  expect(await everythingKept()).toContain('Please call me')
})

test('what is written signed in belongs to the writer, whoever has the address in it', async () => {
  const owner = await signUp(site, { email: 'named@example.com' })
  const code = codeFor(await site.messages(), 'named@example.com')
  await site.call('POST', '/api/profile/email/confirm/', { code }, owner)
  const writer = await signUp(site, { email: 'writer@example.com' })
  const message = { name: 'Writer', email: 'named@example.com', msg: 'Between the two of us' }
  await site.call('POST', '/user/user-msg/', message, writer)
  const exportOf = async (headers: Record<string, string>) =>
    (await site.call('GET', '/api/export/', undefined, headers)).body
  expect(await exportOf(owner)).not.toContain('Between the two of us')
  expect(await exportOf(writer)).toContain('Between the two of us')
  await site.call('POST', '/user/delete-user-account/', undefined, owner)
  expect(await everythingKept()).toContain('Between the two of us')
  await site.call('POST', '/user/delete-user-account/', undefined, writer)
  expect(await everythingKept()).not.toContain('Between the two of us')
})

test.each(['replaced', 'removed'])(
  'what was written from an address stays with the account when that is %s',
  async (change) => {
    const [email, next, phone] = [`${change}@example.com`, `next-${change}@example.com`, '+14155552673']
    const writer = await signUp(site, { email })
    const confirm = async (kind: string, address: string, headers: Record<string, string>) => {
      const code = codeFor(await site.messages(), address)
      await site.call('POST', `/api/profile/${kind}/confirm/`, { code }, headers)
    }
    const exportOf = async (headers: Record<string, string>) =>
      (await site.call('GET', '/api/export/', undefined, headers)).body
    await confirm('email', email, writer)
    await site.call('POST', '/user/user-msg/', { name: 'Writer', email, msg: `Written, then ${change}` })
    const [kind, value] = change === 'replaced' ? ['email', next] : ['phone', phone]
    await site.call(
      'PUT',
      `/api/profile/${kind}/`,
      { value, consent: true, dialCode: '+1', password: PASSWORD },
      writer,
    )
    await confirm(kind, value, writer)
    if (change === 'removed') await site.call('DELETE', '/api/profile/email/', undefined, writer)

    const another = await signUp(site, { email })
    await confirm('email', email, another)
    expect(await exportOf(another)).not.toContain(`then ${change}`)
    expect(await exportOf(writer)).toContain(`then ${change}`)
    await site.call('POST', '/user/delete-user-account/', undefined, another)
    expect(await everythingKept()).toContain(`then ${change}`)
    await site.call('POST', '/user/delete-user-account/', undefined, writer)
    expect(await everythingKept()).not.toContain(`then ${change}`)
  },
)

test('when a file can not be removed, nothing is', async () => {
  const failing = await openAccountSite({ takeBack: () => Promise.reject(new Error('the disk is gone')) })
  const headers = await signUp(failing, { email: 'ada@example.com' })
  const response = await failing.call('POST', '/user/delete-user-account/', undefined, headers)
  expect(response.statusCode).toBe(500)
  expect((await failing.call('GET', '/api/profile/', undefined, headers)).statusCode).toBe(200)
  await failing.close()
})
