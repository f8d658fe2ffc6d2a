import { afterAll, beforeAll } from 'vitest'
import { cookiesOf, openAccountSite, PASSWORD, signUp, type AccountSite } from './account-site.ts'

export interface Tokens {
  access: string
  refresh: string
}
interface Login extends Tokens {
  /** The Cookie header of a browser that is signed in. */
  cookie: string
}

export const CREDENTIALS = { username: 'ada@example.com', password: PASSWORD }

/** What the cookies of a session are when it has ended. */
export const NO_COOKIES = { pp_access: '', pp_refresh: '', pp_session: '' }

/** A site on which Ada has an account, for all tests of the file, and what she may do with her sessions. */
export function openSessionSite() {
  let site: AccountSite
  beforeAll(async () => {
    site = await openAccountSite()
    await signUp(site, { email: CREDENTIALS.username })
  })
  afterAll(() => site.close())

  return {
    site: () => site,
    login: async (headers = {}): Promise<Login> => {
      const response = await site.call('POST', '/api/login-user/', CREDENTIALS, headers)
      const { pp_refresh, pp_session } = cookiesOf(response)
      return { ...response.json<Tokens>(), cookie: `pp_refresh=${pp_refresh}; pp_session=${pp_session}` }
    },
    refresh: (cookie?: string, body?: object) =>
      site.call('POST', '/api/session/refresh/', body, cookie === undefined ? {} : { cookie }),
    isSignedIn: async (access: string) => {
      const response = await site.call('GET', '/api/session/', undefined, {
        authorization: `Bearer ${access}`,
      })
      return response.json<{ authenticated: boolean }>().authenticated
    },
  }
}
