import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#api/passkeys'
import { cookiesOf, type AccountSite } from './account-site.ts'
import { createPasskey, usePasskey, type Faults, type SoftwarePasskey } from './authenticator.ts'

type Headers = Record<string, string>

interface SignUp {
  email?: string
  phone?: string
  dialCode?: string
}

/** A browser that keeps the cookie it is named by, with an authenticator in software. */
export function openPasskeyBrowser(site: AccountSite, name = 'pp_passkey') {
  let cookie = ''
  const post = async (path: string, body?: unknown, headers: Headers = {}) => {
    const answer = await site.call('POST', `/api/passkeys/${path}`, body, {
      ...headers,
      ...(cookie !== '' && { cookie }),
    })
    const given = cookiesOf(answer)[name]
    if (given !== undefined) cookie = given === '' ? '' : `${name}=${given}`
    return answer
  }
  const askToSignIn = async (headers?: Headers) =>
    (await post('login/options/', undefined, headers)).json<PasskeyRequestOptions>()
  const askToAdd = async (headers: Headers) =>
    (await post('options/', undefined, headers)).json<PasskeyCreationOptions>()
  return {
    post,
    askToSignIn,
    askToAdd,
    cookie: () => cookie,
    signUp: async (address: SignUp = {}, faults?: Faults) => {
      const asked = await post('sign-up/options/', { ...address, adult: true })
      if (asked.statusCode !== 200) throw new Error(`not asked for a passkey: ${asked.body}`)
      const { passkey, credential } = createPasskey(asked.json<PasskeyCreationOptions>(), faults)
      const answer = await post('sign-up/', { ...address, adult: true, credential })
      return { answer, passkey, headers: bearerOf(answer) }
    },
    signIn: async (passkey: SoftwarePasskey, faults?: Faults, headers?: Headers) => {
      const credential = usePasskey(passkey, await askToSignIn(headers), faults)
      const answer = await post('login/', { credential }, headers)
      return { answer, headers: bearerOf(answer) }
    },
    add: async (headers: Headers, faults?: Faults) => {
      const { passkey, credential } = createPasskey(await askToAdd(headers), faults)
      return { answer: await post('', { credential }, headers), passkey }
    },
  }
}

const bearerOf = (answer: Awaited<ReturnType<AccountSite['call']>>): { authorization: string } => ({
  authorization: `Bearer ${answer.json<{ access?: string }>().access ?? ''}`,
})
