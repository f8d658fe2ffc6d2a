import { DEVICE_COOKIE } from '#api/account-call-cookies'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { PAGES_WITH_VALUE } from '#api/pages'
import { sha256 } from '#server/site/release-signature'
import { NOT_FOUND, wrongHeaders, type Asked } from './compare-headers.ts'

interface CheckedResponse {
  path: string
  faults: string[]
}

/** Names nothing that is there, and no secret. */
const NOTHING = 'compared-by-npm-run-verify'

/**
 * What is wrong with responses that no list of files names: of an address where nothing is, one that holds a secret, a call
 * about who is signed in, and the one that has a browser forget.
 * @param files hashes of this build, by path
 */
export async function compareResponses(
  site: string,
  files: Record<string, string>,
): Promise<CheckedResponse[]> {
  const isHttps = site.startsWith('https:')
  const look = async (
    method: 'GET' | 'POST',
    path: string,
    status: number,
    asked: Omit<Asked, 'isHttps'>,
    more: (response: Response) => Promise<string[]> | string[] = () => [],
  ): Promise<CheckedResponse> => {
    try {
      const response = await fetch(`${site}${path}`, { method, redirect: 'manual' })
      const faults = wrongHeaders(status === 404 ? NOT_FOUND : path, response.headers, { ...asked, isHttps })
      if (response.status !== status) faults.push(`it is answered with ${response.status}, not ${status}`)
      return { path, faults: [...faults, ...(await more(response))] }
    } catch (error) {
      return { path, faults: [`it could not be fetched: ${error instanceof Error ? error.message : 'no'}`] }
    }
  }
  const isFile = (path: string) => async (response: Response) =>
    sha256(Buffer.from(await response.arrayBuffer())) === files[path] ? [] : [`it is not ${path}`]

  return Promise.all([
    look('GET', `/${NOTHING}`, 404, { kind: 'page' }, isFile(NOT_FOUND)),
    ...PAGES_WITH_VALUE.map((page) =>
      look('GET', `${page}/${NOTHING}`, 200, { kind: 'page' }, async (response) => [
        ...(await isFile(page)(response)),
        ...(/noindex/.test(response.headers.get('x-robots-tag') ?? '')
          ? []
          : ['x-robots-tag does not say "noindex": search engines may list an address that holds a secret']),
      ]),
    ),
    look('GET', ACCOUNT_PATHS.session, 200, { kind: 'api' }),
    look(
      'POST',
      ACCOUNT_PATHS.forgetBrowser,
      200,
      { kind: 'api', mayHave: ['set-cookie', 'clear-site-data'] },
      ({ headers }) => [...wrongForgetting(headers), ...wrongCookies(headers, isHttps)],
    ),
  ])
}

function wrongForgetting(headers: Headers): string[] {
  const value = headers.get('clear-site-data')
  if (value === '"cache"') return []
  return [
    value === null
      ? 'clear-site-data is missing: "Wipe everything" leaves in the browser\'s cache what tells where it hurt'
      : `clear-site-data is ${value} and not "cache": browsers delete something else than was asked for`,
  ]
}

/** The one cookie that the call takes back shows how the way to the browser treats those of people who log in. */
function wrongCookies(headers: Headers, isHttps: boolean): string[] {
  const name = isHttps ? `__Secure-${DEVICE_COOKIE}` : DEVICE_COOKIE
  const cookies = headers.getSetCookie()
  const own = cookies.filter((cookie) => cookie.startsWith(`${name}=`))
  const wanted = ['HttpOnly', 'SameSite=Strict', ...(isHttps ? ['Secure'] : [])]
  const lacks = (cookie: string) => {
    const parts = new Set(cookie.split(';').map((part) => part.trim().toLowerCase()))
    return wanted.filter((attribute) => !parts.has(attribute.toLowerCase()))
  }
  return [
    ...(own.length === 0 ? [`set-cookie: ${name} is not taken back`] : []),
    ...own.flatMap(lacks).map((attribute) => `set-cookie: cookies come without ${attribute}`),
    ...(cookies.length > own.length ? ['set-cookie: it puts a cookie of somebody else on the device'] : []),
  ]
}
