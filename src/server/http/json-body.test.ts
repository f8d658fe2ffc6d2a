import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccountSite, signUp, type AccountSite } from '../testing/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())

test('a form can not be taken for JSON', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const payload = '{"username":"ada@example.com","password":"x"}'
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/login-user/',
      payload,
      headers: { 'content-type': type },
    })
    expect(response.statusCode).toBe(415)
  }
})

test('a body is not taken for what its encoding says it is', async () => {
  const statusWith = async (encoding: string) => {
    const payload = { username: 'ada@example.com', password: 'x' }
    const headers = { 'content-encoding': encoding }
    return (await site.call('POST', '/api/login-user/', payload, headers)).statusCode
  }
  expect([await statusWith('gzip'), await statusWith('br, identity'), await statusWith('identity')]).toEqual([
    415, 415, 401,
  ])
})

test('an empty body is none, whatever it is announced as', async () => {
  const types = ['application/json', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded']
  for (const [at, type] of types.entries()) {
    const bearer = await signUp(site, { email: `ada${at}@example.com` })
    const response = await site.app.inject({
      method: 'POST',
      url: '/user/delete-user-account/',
      headers: { ...bearer, 'content-type': type, 'content-length': '0' },
    })
    expect([type, response.statusCode]).toEqual([type, 200])
  }
})
