import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Passkey } from '#api/passkeys'
import type { Profile } from '#api/profile'
import { codeFor, openAccountSite, type AccountSite } from './account-site.ts'
import { openPasskeyBrowser } from './passkey-browser.ts'
import { EMAIL } from './profile-site.ts'

type Headers = Record<string, string>

/** Makes every login so old that it opens nothing which needs a recent one. */
const AGE_LOGINS = "update sessions set signed_in_at = now() - interval '6 minutes'"

/** A site that nobody has been to, anew for each test of the file, and what its people may do with their passkeys. */
export function openPasskeySite() {
  let site: AccountSite
  beforeAll(async () => {
    site = await openAccountSite()
  })
  afterAll(() => site.close())
  beforeEach(() => site.empty())

  return {
    site: () => site,
    open: () => openPasskeyBrowser(site),
    read: async (headers: Headers) =>
      (await site.call('GET', '/api/profile/', undefined, headers)).json<Profile>(),
    list: async (headers: Headers) =>
      (await site.call('GET', '/api/passkeys/', undefined, headers)).json<Passkey[]>(),
    remove: (id: string, headers: Headers) => site.call('DELETE', `/api/passkeys/${id}/`, undefined, headers),
    confirm: async (headers: Headers, email = EMAIL) =>
      site.call(
        'POST',
        '/api/profile/email/confirm/',
        { code: codeFor(await site.messages(), email) },
        headers,
      ),
    lettersOf: async (kind: string) =>
      (await site.messages()).filter((message) => message.kind === kind).map(({ to }) => to),
    ageLogins: () => site.db.execute(AGE_LOGINS),
    isSignedIn: async (headers: Headers) =>
      (await site.call('GET', '/api/session/', undefined, headers)).json<{ authenticated: boolean }>()
        .authenticated,
  }
}
