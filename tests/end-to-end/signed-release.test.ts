// @module-tag thorough
import { generateKeyPairSync } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, inject, test } from 'vitest'
import { RELEASE_PATHS, type ReleaseManifest } from '#api/release'
import { refusedMessages } from '#web/app/offline/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { sha256 } from '#server/site/release-signature'
import { nameOfKey, signRelease } from '../../scripts/release/sign.ts'
import { layCable, type Cable } from './cable.ts'
import { settled, visitSite } from './visit.ts'

const HOME = homeMessages.heading
const TAMPERED = 'Send your answers here'
const GOUT = '/conditions/gout'
const KNEE = '/knowledge/knee.json'
const HOUR = 3600
const LATER = 1_764_000_000

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { own: privateKey, name: nameOfKey(publicKey) }
}

type Key = ReturnType<typeof newKey>

const fetchText = async (path: string) => (await fetch(`${inject('site')}${path}`)).text()

/** Puts a signature on what the site serves, and on what it serves altered. */
async function sign(
  cable: Cable,
  { own }: Key,
  { next = [], at = LATER, also = {} }: { next?: Key[]; at?: number; also?: Record<string, string> } = {},
): Promise<void> {
  const manifest = JSON.parse(await fetchText(RELEASE_PATHS.manifest)) as ReleaseManifest
  for (const [path, body] of Object.entries(also)) manifest.files[path] = sha256(body)
  const text = JSON.stringify(manifest)
  const jws = await signRelease(text, { own, next: next.map(({ name }) => name) }, at)
  cable.alter(RELEASE_PATHS.manifest, () => text)
  cable.alter(RELEASE_PATHS.signature, () => jws, 'application/jose')
}

/** As after a new build: another worker, which goes by another version. @returns its text */
async function rebuild(cable: Cable, version: string): Promise<string> {
  const worker = (await fetchText('/sw.js')).replace(/version:[`"']\w+/g, `$&${version}`)
  cable.alter('/sw.js', () => worker)
  return worker
}

/** The device of somebody who was here before, when what was served carried this key's signature. */
async function visitSigned(key: Key, options: { next?: Key[]; home?: string } = {}) {
  const cable = await layCable()
  await sign(cable, key, options)
  const { page, context } = await visitSite({ baseURL: cable.site, serviceWorkers: 'allow' })
  await page.goto(options.home ?? '/')
  await settled(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const end = async () => {
    await context.close()
    await cable.end()
  }
  return { page, cable, end }
}

function builds(page: Page): Promise<number> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')).length)
}

/** Has the browser look for a new worker. @returns whether one has come to be installed */
function update(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const installing = new Promise<ServiceWorker>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing!), { once: true })
    })
    await registration.update()
    const worker = await installing
    return new Promise<boolean>((resolve) => {
      const look = () => {
        if (worker.state === 'activated') resolve(true)
        if (worker.state === 'redundant') resolve(false)
      }
      worker.addEventListener('statechange', look)
      look()
    })
  })
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

describe.concurrent('a device that has seen a signed release', () => {
  test('opens no page that came altered', async ({ expect }) => {
    const { page, cable, end } = await visitSigned(newKey())
    const tamper = (body: string) => body.replace('</main>', `<p>${TAMPERED}</p></main>`)
    for (const path of ['/', GOUT, '/nothing-here']) cable.alter(path, tamper)
    // This one lies on the device, and is shown from there.
    await page.goto('/')
    expect(await headingOf(page)).toBe(HOME)
    expect(await page.getByText(TAMPERED).count()).toBe(0)
    await page.getByText(refusedMessages.older).waitFor()
    // These don't.
    for (const path of [GOUT, '/nothing-here']) {
      await page.goto(path)
      expect(await headingOf(page)).toBe(refusedMessages.heading)
      expect(await page.getByText(TAMPERED).count()).toBe(0)
    }
    cable.restore(GOUT)
    await page.goto(GOUT)
    expect(await headingOf(page)).toContain('Gout')
    await page.reload()
    await settled(page)
    expect(await page.getByText(refusedMessages.older).count()).toBe(0)
    await end()
  })

  test('uses no altered script and no altered knowledge', async ({ expect }) => {
    const { page, cable, end } = await visitSigned(newKey())
    // A script that only this page needs, which is not kept.
    const html = await fetchText('/privacy-policy')
    const script = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
    const kept = await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('pages-'))
      return (await (await caches.open(name!)).keys()).map(({ url }) => new URL(url).pathname)
    })
    const own = script.find((path) => !kept.includes(path))!
    const load = (path: string) =>
      page.evaluate(
        async (address) =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        path,
      )
    cable.alter(own, (body) => `${body};fetch('https://evil.example')`)
    cable.alter(KNEE, (body) => body.replace('emergency', 'self_care'))
    expect([await load(own), await load(KNEE)]).toEqual([false, false])
    cable.restore(own)
    cable.restore(KNEE)
    expect([await load(own), await load(KNEE)]).toEqual([true, true])
    await end()
  })

  test('draws no altered picture, also when it comes as one that is not there', async ({ expect }) => {
    const { page, cable, end } = await visitSigned(newKey())
    const path = '/body/male-left-foot-sole.webp'
    const isDrawn = () =>
      page.evaluate(
        (address) =>
          new Promise<boolean>((resolve) => {
            const picture = new Image()
            picture.addEventListener('load', () => resolve(true))
            picture.addEventListener('error', () => resolve(false))
            picture.src = address
          }),
        path,
      )
    const evil = () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    for (const status of [200, 404, 410]) {
      cable.alter(path, evil, 'image/svg+xml', {}, status)
      expect([status, await isDrawn()]).toEqual([status, false])
    }
    cable.restore(path)
    expect(await isDrawn()).toBe(true)
    await end()
  })

  test('runs nothing at the addresses of programs, of two types at once, or sent in reply to a form', async ({
    expect,
  }) => {
    const { page, cable, end } = await visitSigned(newKey())
    const evil = () => '<!doctype html><h1>Evil</h1><script>document.title = "It ran"</script>'
    const nosniff = { 'x-content-type-options': 'nosniff' }
    cable.alter('/api/evil', evil, 'text/html')
    cable.alter('/user/evil', evil, ['text/plain', 'text/html'], nosniff)
    cable.alter(GOUT, evil, ['application/json', 'text/html'], nosniff)
    for (const path of ['/api/evil', '/user/evil', GOUT]) {
      await page.goto(path)
      expect([path, await page.title()]).not.toEqual([path, 'It ran'])
      expect([path, await headingOf(page)]).toEqual([path, refusedMessages.heading])
    }
    cable.alter('/about-us', evil, 'text/html')
    await page.goto('about:blank')
    await page.setContent(`<form method="post" action="${cable.site}/about-us"><button>Go</button></form>`)
    await page.getByRole('button').click()
    await page.waitForURL('**/about-us')
    expect(await page.title()).not.toBe('It ran')
    // Plain text is shown, but not where a page is due.
    cable.alter(GOUT, () => TAMPERED, 'text/plain', nosniff)
    await page.goto(GOUT)
    expect(await page.getByText(TAMPERED).count()).toBe(0)
    await end()
  })

  test('shows a page as it was signed, whatever its headers say', async ({ expect }) => {
    const { page, cable, end } = await visitSigned(newKey())
    const elsewhere = '/elsewhere.css'
    cable.alter(GOUT, (body) => body, 'text/plain; charset=utf-16', {
      refresh: '0;url=/about-us',
      link: `<${elsewhere}>; rel=preload; as=style`,
      'content-security-policy': "default-src * 'unsafe-inline'",
      'referrer-policy': 'unsafe-url',
    })
    const shown = await page.goto(GOUT)
    await settled(page)
    // Where its links lead is told nothing of it.
    expect(await shown!.headerValue('referrer-policy')).toBe('no-referrer')
    expect(await headingOf(page)).toContain('Gout')
    expect(new URL(page.url()).pathname).toBe(GOUT)
    expect(cable.asked.filter((each) => each.includes(elsewhere))).toEqual([])
    const writeHtml = () => page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>Evil</b>'))
    await expect(writeHtml()).rejects.toThrow('TrustedHTML')
    await end()
  })

  test('runs nothing outside the pages of its language either, when it has seen no others', async ({
    expect,
  }) => {
    const { page, cable, end } = await visitSigned(newKey(), { home: '/hi/' })
    const guard = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.state)
    await expect.poll(guard, { timeout: 30_000 }).toBe('activated')
    // It keeps no page of a language that nobody has chosen.
    expect(await builds(page)).toBe(0)
    const evil = () => '<!doctype html><h1>Evil</h1><script>document.title = "It ran"</script>'
    for (const path of ['/', GOUT, '/nothing-here', '/hi']) {
      cable.alter(path, evil, 'text/html')
      await page.goto(path)
      expect([path, await page.getByText('Evil').count()]).toEqual([path, 0])
      // That it is refused stands there in the language that was read here.
      expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, 'hi'])
    }
    // Who then comes to English has its worker.
    cable.restore('/')
    await page.goto('/')
    expect(await headingOf(page)).toBe(HOME)
    await expect.poll(() => builds(page), { timeout: 30_000 }).toBe(1)
    await end()
  })

  test('lets the redirects and the data of the site through', async ({ expect }) => {
    const { page, end } = await visitSigned(newKey())
    await page.goto('/pain-location-body')
    expect(new URL(page.url()).pathname).toBe('/pain-loaction-body')
    const data = await page.goto('/api/health')
    // Whether the database answers in time is nothing of this: on a busy machine it may not.
    expect(await data!.json()).toMatchObject({ knowledge: { locations: expect.any(Number) as number } })
    await page.goto('/set-password/some-secret')
    expect(await headingOf(page)).not.toBe(refusedMessages.heading)
    await end()
  })

  test('sends what is made at start, and the signature itself, without an alarm', async ({ expect }) => {
    const { page, end } = await visitSigned(newKey())
    for (const path of ['/sitemap.xml', RELEASE_PATHS.signature]) {
      // Chromium offers the signature as a file.
      await page.goto(path).catch((error: Error) => expect(error.message).toContain('Download is starting'))
      expect([path, await page.getByText(refusedMessages.heading).count()]).toEqual([path, 0])
    }
    await page.goto('/')
    await settled(page)
    expect(await page.getByText(refusedMessages.older).count()).toBe(0)
    await end()
  })

  test('takes pages, and no worker, of the release before from servers that still have it', async ({
    expect,
  }) => {
    const key = newKey()
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
    const key = newKey()
    const { page, cable, end } = await visitSigned(key)
    const worker = await rebuild(cable, '1')
    // As the old signature says, this worker is none of the release.
    expect(await update(page)).toBe(false)
    await sign(cable, newKey(), { also: { '/sw.js': worker }, at: LATER + HOUR })
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
    const [first, second] = [newKey(), newKey()]
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
  await sign(cable, newKey(), { also: { '/sw.js': worker } })
  expect(await update(page)).toBe(true)
  expect(await pinned()).toBe(true)
  await context.close()
  await cable.end()
})
