// @module-tag thorough
import { describe, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { refusedMessages } from '#web/app/offline/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { keyPair } from '../../scripts/release/testing/key-pair.ts'
import { openSiteProxy } from './site-proxy.ts'
import {
  builds,
  fetchText,
  headingOf,
  HOUR,
  LATER,
  rebuild,
  sign,
  update,
  visitSigned,
} from './signed-visit.ts'
import { settled, visitSite } from './visit.ts'

const HOME = homeMessages.heading
const TAMPERED = 'Send your answers here'
const GOUT = '/conditions/gout'

describe.concurrent('a device that has seen a signed release', () => {
  test('takes pages, and no worker, of the release before from servers that still have it', async ({
    expect,
  }) => {
    const key = keyPair()
    const { page, proxy, end } = await visitSigned(key)
    const worker = await rebuild(proxy, '1')
    const rewritten = (body: string) => body.replace('</h1>', ' rewritten</h1>')
    proxy.alter(GOUT, rewritten)
    await sign(proxy, key, {
      also: { '/sw.js': worker, [GOUT]: rewritten(await fetchText(GOUT)) },
      at: LATER + HOUR,
    })
    expect(await update(page)).toBe(true)
    await page.goto(GOUT)
    expect(await headingOf(page)).toContain('rewritten')
    // One server has the page of before; one the worker too, and its signature.
    proxy.restore(GOUT)
    await page.goto(GOUT)
    expect(await headingOf(page)).toContain('Gout')
    expect(await headingOf(page)).not.toContain('rewritten')
    proxy.restore('/sw.js')
    expect(await update(page)).toBe(false)
    await sign(proxy, key)
    expect(await update(page)).toBe(false)
    await page.goto('/')
    await settled(page)
    expect(await headingOf(page)).toBe(HOME)
    expect(await page.getByText(refusedMessages.older).count()).toBe(0)
    // What is of neither is refused all the same.
    proxy.alter(GOUT, (body) => body.replace('</h1>', ` ${TAMPERED}</h1>`))
    await page.goto(GOUT)
    expect(await page.getByText(TAMPERED).count()).toBe(0)
    await end()
  })

  test('takes a new build by the same key, and none without a signature, altered, or by another key', async ({
    expect,
  }) => {
    const key = keyPair()
    const { page, proxy, end } = await visitSigned(key)
    const worker = await rebuild(proxy, '1')
    // As the old signature says, this worker is none of the release.
    expect(await update(page)).toBe(false)
    await sign(proxy, keyPair(), { also: { '/sw.js': worker }, at: LATER + HOUR })
    expect(await update(page)).toBe(false)
    const another = await rebuild(proxy, '2')
    proxy.alter(RELEASE_PATHS.signature, () => null)
    expect(await update(page)).toBe(false)
    expect(await builds(page)).toBe(1)
    await page.reload()
    expect(await headingOf(page)).toBe(HOME)
    await sign(proxy, key, { also: { '/sw.js': another }, at: LATER + HOUR })
    expect(await update(page)).toBe(true)
    expect(await builds(page)).toBe(2)
    // An older one, though it was signed, does not come back.
    const older = await rebuild(proxy, '3')
    await sign(proxy, key, { also: { '/sw.js': older }, at: LATER })
    expect(await update(page)).toBe(false)
    await end()
  })

  test('follows from one key to the next that it has named', async ({ expect }) => {
    const [first, second] = [keyPair(), keyPair()]
    const { page, proxy, end } = await visitSigned(first, { next: [second] })
    let worker = await rebuild(proxy, '1')
    await sign(proxy, second, { also: { '/sw.js': worker }, at: LATER + HOUR })
    expect(await update(page)).toBe(true)
    // The second has not named the first.
    worker = await rebuild(proxy, '2')
    await sign(proxy, first, { also: { '/sw.js': worker }, at: LATER + 2 * HOUR })
    expect(await update(page)).toBe(false)
    await end()
  })
})

test('a device takes the first signature that it sees, after builds without any', async ({ expect }) => {
  const proxy = await openSiteProxy()
  const { page, context } = await visitSite({ baseURL: proxy.site, serviceWorkers: 'allow' })
  await page.goto('/')
  await settled(page)
  const pinned = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      return caches.has('release')
    })
  expect(await pinned()).toBe(false)
  const worker = await rebuild(proxy, '1')
  await sign(proxy, keyPair(), { also: { '/sw.js': worker } })
  expect(await update(page)).toBe(true)
  expect(await pinned()).toBe(true)
  await context.close()
  await proxy.end()
})
