import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import { FLOW } from '#web/domain/flow/flow.ts'
import { ROUTES } from '#web/app/routes.ts'
import { NAMED_SITE } from './accounts/passkey-visit.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { allHasCome, deviceWith, visitSite } from './visit.ts'

const FIRST_PAGE_BYTES = 95_000
const ANY_PAGE_BYTES = 150_000
/** Page, style, scripts, icon and manifest. */
const FIRST_VISIT_BYTES = 115_000
const FIRST_VISIT_REQUESTS = 12
const NOT_THERE = '/404.html'

/** Addresses that a page asks for by itself; what it fetches ahead counts too. */
async function addressesOf(
  path: string,
  {
    types,
    stored = {},
    site,
  }: { types?: readonly string[]; stored?: Record<string, string>; site?: string | undefined } = {},
): Promise<string[]> {
  const visit = await visitSite({ stored, ...(site && { baseURL: site }) })
  await visit.go(path)
  await allHasCome(visit)
  const wanted = visit.requests.filter((request) => types?.includes(request.resourceType()) ?? true)
  const addresses = new Set(wanted.map((request) => request.url()))
  // Of a page that is not there the browser itself says so.
  const said = path === NOT_THERE ? [expect.stringContaining('404 (Not Found)')] : []
  expect(visit.troubles.splice(0)).toEqual(said)
  await visit.end()
  expect(addresses.size).toBeGreaterThan(0)
  return [...addresses]
}

/** As the bytes of the gzip answers. */
async function bytesOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(gzipBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function scriptBytes(
  path: string,
  stored: Record<string, string> = {},
  site?: string,
): Promise<number> {
  return bytesOf(await addressesOf(path, { types: ['script'], stored, site }))
}

function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${url} is not compressed`))
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

/** At the same time: most of it is waiting until a page asks for nothing more. */
describe.concurrent('compressed, these are small enough', () => {
  test('the first page', async () => {
    expect(await scriptBytes('/')).toBeLessThanOrEqual(FIRST_PAGE_BYTES)
  })

  test('all that a first visit asks for', async () => {
    const addresses = await addressesOf('/')
    expect(addresses.length).toBeLessThanOrEqual(FIRST_VISIT_REQUESTS)
    expect(await bytesOf(addresses)).toBeLessThanOrEqual(FIRST_VISIT_BYTES)
  })

  test.each(['/conditions/gout', '/conditions/place/knee'])(
    '%s needs no more than the first page',
    async (path) => {
      expect(await scriptBytes(path)).toBeLessThanOrEqual(FIRST_PAGE_BYTES)
    },
  )

  test.each([...ROUTES.map(({ path }) => path), NOT_THERE])('%s', async (path) => {
    const stored = deviceWith(await answeredBy(slippedDisc))
    expect(await scriptBytes(path, stored)).toBeLessThanOrEqual(ANY_PAGE_BYTES)
  })

  test.each(['/login', '/register'])('%s where passkeys work', async (path) => {
    expect(await scriptBytes(path, {}, NAMED_SITE())).toBeLessThanOrEqual(ANY_PAGE_BYTES)
  })

  test('the emergency page', async () => {
    const stored = deviceWith(await answeredBy(heartAttack))
    expect(await scriptBytes(FLOW.steps, stored)).toBeLessThanOrEqual(ANY_PAGE_BYTES)
  })
})
