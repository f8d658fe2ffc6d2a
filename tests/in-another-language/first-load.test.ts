// @module-tag thorough
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { ROUTES } from '#web/app/routes.ts'
import { addressOf } from '#web/language/language.ts'
import { siteUnderTest } from '../site-under-test.ts'
import { allHasCome, settled, visitSite } from '../end-to-end/visit.ts'

/** What the first load of a page may weigh more than in English. */
const MORE = 0.05

/** A page that asked for nothing for so long has all it asks for by itself. */
const QUIET_MS = 1500

const PATHS = [
  ...ROUTES.map(({ path }) => path),
  '/conditions/acute-appendicitis',
  '/conditions/place/low-back',
]

/** Bytes of all that a page asks for by itself, as a browser gets them over https: compressed by brotli. */
async function firstLoad(address: string): Promise<number> {
  const visit = await visitSite()
  // Keeping the site for offline begins after the first load, sooner or later by the machine: here never.
  await visit.page.addInitScript(() => (navigator.serviceWorker.register = () => new Promise(() => {})))
  await visit.page.goto(address)
  await settled(visit.page)
  // What a page asks for when it has nothing else to do comes late on a busy machine, in one language later than in the other.
  for (let before = -1; before !== visit.requests.length; await visit.page.waitForTimeout(QUIET_MS)) {
    before = visit.requests.length
    await allHasCome(visit)
  }
  const addresses = new Set(visit.requests.map((request) => request.url()))
  await visit.end()
  const sizes = await Promise.all([...addresses].map(bytesOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const known = new Map<string, Promise<number>>()

function bytesOf(url: string): Promise<number> {
  const size =
    known.get(url) ??
    new Promise<number>((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () => resolve(bytes))
      }).on('error', reject)
    })
  known.set(url, size)
  return size
}

test.concurrent.each(PATHS)('the first load of %s weighs little more than in English', async (path) => {
  const [english, here] = await Promise.all([
    firstLoad(siteUnderTest() + path),
    firstLoad(siteUnderTest() + addressOf(path)),
  ])
  expect(english).toBeGreaterThan(50_000)
  expect(here / english).toBeLessThanOrEqual(1 + MORE)
})
