// @module-tag thorough
import { describe, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { refusedMessages } from '#web/app/offline/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { keyPair } from '../../scripts/release/testing/key-pair.ts'
import { layCable } from './cable.ts'
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
    const { page, cable, end } = await visitSigned(key)
    const worker = await rebuild(cable, '1')
    const rewritten = (body: string) => body.replace('</h1>', ' rewritten</h1>')
    cable.alter(GOUT, rewritten)
    await sign(cable, key, {
      also: { '/sw.js': worker, [GOUT]: rewritten(await fetchText(GOUT)) },
      at: LATER + HOUR,
    })
    expect(await update(page)).toBe(true)
    await page.goto(GOUT)
    expect(await headingOf(page)).toContain('rewritten')
    // One server has the page of before; one the worker too, and its signature.
    cable.restore(GOUT)
    await page.goto(GOUT)
    expect(await headingOf(page)).toContain('Gout')
    expect(await headingOf(page)).not.toContain('rewritten')
    cable.restore('/sw.js')
    expect(await update(page)).toBe(false)
    await sign(cable, key)
    expect(await update(page)).toBe(false)
    await page.goto('/')
    await settled(page)
    expect(await headingOf(page)).toBe(HOME)
    expect(await page.getByText(refusedMessages.older).count()).toBe(0)
    // What is of neither is refused all the same.
    cable.alter(GOUT, (body) => body.replace('</h1>', ` ${TAMPERED}</h1>`))
    await page.goto(GOUT)
    expect(await page.getByText(TAMPERED).count()).toBe(0)
    await end()
  })

  test('takes a new build by the same key, and none without a signature, altered, or by another key', async ({
    expect,
  }) => {
    const key = keyPair()
    const { page, cable, end } = await visitSigned(key)
    const worker = await rebuild(cable, '1')
    // As the old signature says, this worker is none of the release.
    expect(await update(page)).toBe(false)
    await sign(cable, keyPair(), { also: { '/sw.js': worker }, at: LATER + HOUR })
    expect(await update(page)).toBe(false)
    const another = await rebuild(cable, '2')
    cable.alter(RELEASE_PATHS.signature, () => null)
    expect(await update(page)).toBe(false)
    expect(await builds(page)).toBe(1)
    await page.reload()
    expect(await headingOf(page)).toBe(HOME)
    await sign(cable, key, { also: { '/sw.js': another }, at: LATER + HOUR })
    expect(await update(page)).toBe(true)
    expect(await builds(page)).toBe(2)
    // An older one, though it was signed, does not come back.
    const older = await rebuild(cable, '3')
    await sign(cable, key, { also: { '/sw.js': older }, at: LATER })
    expect(await update(page)).toBe(false)
    await end()
  })

  test('follows from one key to the next that it has named', async ({ expect }) => {
    const [first, second] = [keyPair(), keyPair()]
    const { page, cable, end } = await visitSigned(first, { next: [second] })
    let worker = await rebuild(cable, '1')
    await sign(cable, second, { also: { '/sw.js': worker }, at: LATER + HOUR })
    expect(await update(page)).toBe(true)
    // The second has not named the first.
    worker = await rebuild(cable, '2')
    await sign(cable, first, { also: { '/sw.js': worker }, at: LATER + 2 * HOUR })
    expect(await update(page)).toBe(false)
    await end()
  })
})

test('a device takes the first signature that it sees, after builds without any', async ({ expect }) => {
  const cable = await layCable()
  const { page, context } = await visitSite({ baseURL: cable.site, serviceWorkers: 'allow' })
  await page.goto('/')
  await settled(page)
  const pinned = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      return caches.has('release')
    })
  expect(await pinned()).toBe(false)
  const worker = await rebuild(cable, '1')
  await sign(cable, keyPair(), { also: { '/sw.js': worker } })
  expect(await update(page)).toBe(true)
  expect(await pinned()).toBe(true)
  await context.close()
  await cable.end()
})
