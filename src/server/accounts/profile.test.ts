import { expect, test } from 'vitest'
import { accountExport } from '#api/profile'
import { contactMessages } from '../database/schema.ts'
import { EMAIL, openProfileSite, refusal } from '../testing/profile-site.ts'

const { site, call, put, drop, confirm } = openProfileSite()

test.each([
  'GET /api/profile/',
  'GET /api/export/',
  'GET /api/sessions/',
  'DELETE /api/profile/name/',
  'POST /user/delete-user-account/',
  'POST /api/profile/email/code/',
])('%s needs a session', async (call) => {
  const [method, url] = call.split(' ') as ['GET', string]
  expect(refusal(await site().call(method, url))).toEqual([401, 'not_signed_in'])
})

test('everything can be taken along, and nothing secret is in it', async () => {
  await put('name', 'Ada')
  await put('sex', 'female')
  await drop('sex')
  await call('POST', '/user/user-msg/', { name: 'Ada', email: EMAIL, msg: 'Hello' })
  // Not signed in: theirs once the address has proved to be, as it then is when the account is deleted.
  await site().call('POST', '/user/user-msg/', { name: 'Ada', email: EMAIL, msg: 'Before' })
  await site().call('POST', '/user/user-msg/', { name: 'Eve', email: 'eve@example.com', msg: 'Not mine' })
  const before = await call('GET', '/api/export/')
  expect(accountExport.parse(before.json()).messages.map(({ msg }) => msg)).toEqual(['Hello'])
  await confirm('email', EMAIL)
  const response = await call('GET', '/api/export/')
  expect(response.headers['content-disposition']).toMatch(/^attachment/)
  const taken = accountExport.parse(response.json())
  expect(taken).toMatchObject({
    profile: { fields: { name: { value: 'Ada' }, sex: null } },
    messages: [
      { name: 'Ada', email: EMAIL, msg: 'Hello' },
      { name: 'Ada', email: EMAIL, msg: 'Before' },
    ],
    sessions: [{ device: expect.stringContaining('on') as string }],
  })
  expect(taken.consents.map(({ field, withdrawn_at }) => [field, withdrawn_at === null])).toEqual([
    ['email', true],
    ['name', true],
    ['sex', false],
  ])
  expect(response.body).not.toMatch(/argon2id\$|hash":/)
})

test('a download has all that somebody wrote in order, however much it is', async () => {
  const { rows } = await site().db.execute<{ id: string }>('select id from accounts')
  const accountId = rows[0]!.id
  const wrote = Array.from({ length: 120 }, (_, at) => `Message ${at}`)
  await site()
    .db.insert(contactMessages)
    .values(
      wrote.map((message, at) => {
        const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at))
        return { accountId, name: 'Ada', email: EMAIL, message, createdAt }
      }),
    )
  const { messages } = accountExport.parse((await call('GET', '/api/export/')).json())
  expect(messages.map(({ msg }) => msg)).toEqual(wrote)
})
