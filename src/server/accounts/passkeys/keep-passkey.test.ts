import { expect, test } from 'vitest'
import { accountExport } from '#api/profile'
import { sweep } from '../../application/sweep.ts'
import { signUp } from '../../testing/account-site.ts'
import { openPasskeySite } from '../../testing/passkey-site.ts'
import { EMAIL, refusal } from '../../testing/profile-site.ts'

const { site, open, read } = openPasskeySite()

test('stands in the download, and goes with the account', async () => {
  const browser = open()
  const { headers, passkey } = await browser.signUp()
  const answer = await site().call('GET', '/api/export/', undefined, headers)
  const { account, passkeys, sessions } = accountExport.parse(answer.json())
  expect([account.password, account.password_changed_at]).toEqual(['None is kept.', null])
  expect(passkeys).toMatchObject([{ credential_id: passkey.id, sign_count: 0, transports: ['internal'] }])
  expect(sessions).toMatchObject([{ by: 'passkey' }])
  const gone = await site().call('POST', '/user/delete-user-account/', undefined, headers)
  expect(gone.statusCode).toBe(200)
  const { rows } = await site().db.execute('select from passkeys')
  expect(rows).toHaveLength(0)
  expect(refusal((await browser.signIn(passkey)).answer)).toEqual([401, 'passkey_refused'])
})

test('outlives an address that nobody has proven for thirty days', async () => {
  const browser = open()
  const { passkey } = await browser.signUp({ email: EMAIL })
  const { headers: without } = await browser.signUp()
  await signUp(site(), { email: 'eve@example.com' })
  await site().db.execute("update accounts set created_at = now() - interval '31 days'")
  await site().db.execute("update passkey_challenges set expires_at = now() - interval '1 second'")
  await sweep(site().db, { sweep: async () => {} })
  const { headers } = await browser.signIn(passkey)
  expect((await read(headers)).fields.email).toBeNull()
  const answer = await site().call('GET', '/api/export/', undefined, headers)
  expect(accountExport.parse(answer.json()).consents[0]?.withdrawn_at).not.toBeNull()
  expect((await read(without)).sign_in.passkeys).toBe(1)
  const { rows } = await site().db.execute<{ accounts: string }>('select count(*) as accounts from accounts')
  expect(rows[0]?.accounts).toBe('2')
})
