import { afterAll, beforeAll, beforeEach } from 'vitest'
import { profile, type Profile } from '#api/profile'
import { codeFor, openAccountSite, signUp, type AccountSite } from './account-site.ts'

type Response = Awaited<ReturnType<AccountSite['call']>>
type Headers = Record<string, string>

export const EMAIL = 'ada@example.com'
export const PHONE = '+14155552671'

/** A site on which Ada has just signed up, anew for each test of the file, and what she may do with her profile. */
export function openProfileSite() {
  let site: AccountSite
  let ada: Headers
  beforeAll(async () => {
    site = await openAccountSite()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await site.empty()
    ada = await signUp(site, { email: EMAIL })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers = ada) =>
    site.call(method, url, body, headers)
  return {
    site: () => site,
    call,
    read: async (): Promise<Profile> => profile.parse((await call('GET', '/api/profile/')).json()),
    put: (field: string, value: string, more = {}, headers = ada) =>
      call('PUT', `/api/profile/${field}/`, { value, consent: true, ...more }, headers),
    drop: (field: string) => call('DELETE', `/api/profile/${field}/`),
    confirm: async (kind: 'email' | 'phone', address: string) =>
      call('POST', `/api/profile/${kind}/confirm/`, { code: codeFor(await site.messages(), address) }),
  }
}

/** Why something was refused. */
export function refusal(response: Response): [status: number, code: string] {
  return [response.statusCode, response.json<{ error: { code: string } }>().error.code]
}
