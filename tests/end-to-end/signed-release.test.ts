// @module-tag thorough
import { describe, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { refusedMessages } from '#web/app/offline/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { keyPair } from '../../scripts/release/testing/key-pair.ts'
import { builds, fetchText, headingOf, visitSigned } from './signed-visit.ts'
import { settled } from './visit.ts'

const HOME = homeMessages.heading
const TAMPERED = 'Send your answers here'
const GOUT = '/conditions/gout'
const KNEE = '/knowledge/knee.json'

describe.concurrent('a device that has seen a signed release', () => {
  test('opens no page that came altered', async ({ expect }) => {
    const { page, proxy, end } = await visitSigned(keyPair())
    const tamper = (body: string) => body.replace('</main>', `<p>${TAMPERED}</p></main>`)
    for (const path of ['/', GOUT, '/nothing-here']) proxy.alter(path, tamper)
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
    proxy.restore(GOUT)
    await page.goto(GOUT)
    expect(await headingOf(page)).toContain('Gout')
    await page.reload()
    await settled(page)
    expect(await page.getByText(refusedMessages.older).count()).toBe(0)
    await end()
  })

  test('uses no altered script and no altered knowledge', async ({ expect }) => {
    const { page, proxy, end } = await visitSigned(keyPair())
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
    proxy.alter(own, (body) => `${body};fetch('https://evil.example')`)
    proxy.alter(KNEE, (body) => body.replace('emergency', 'self_care'))
    expect([await load(own), await load(KNEE)]).toEqual([false, false])
    proxy.restore(own)
    proxy.restore(KNEE)
    expect([await load(own), await load(KNEE)]).toEqual([true, true])
    await end()
  })

  test('draws no altered picture, also when it comes as one that is not there', async ({ expect }) => {
    const { page, proxy, end } = await visitSigned(keyPair())
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
      proxy.alter(path, evil, 'image/svg+xml', {}, status)
      expect([status, await isDrawn()]).toEqual([status, false])
    }
    proxy.restore(path)
    expect(await isDrawn()).toBe(true)
    await end()
  })

  test('runs nothing at the addresses of programs, of two types at once, or sent in reply to a form', async ({
    expect,
  }) => {
    const { page, proxy, end } = await visitSigned(keyPair())
    const evil = () => '<!doctype html><h1>Evil</h1><script>document.title = "It ran"</script>'
    const nosniff = { 'x-content-type-options': 'nosniff' }
    proxy.alter('/api/evil', evil, 'text/html')
    proxy.alter('/user/evil', evil, ['text/plain', 'text/html'], nosniff)
    proxy.alter(GOUT, evil, ['application/json', 'text/html'], nosniff)
    for (const path of ['/api/evil', '/user/evil', GOUT]) {
      await page.goto(path)
      expect([path, await page.title()]).not.toEqual([path, 'It ran'])
      expect([path, await headingOf(page)]).toEqual([path, refusedMessages.heading])
    }
    proxy.alter('/about-us', evil, 'text/html')
    await page.goto('about:blank')
    await page.setContent(`<form method="post" action="${proxy.site}/about-us"><button>Go</button></form>`)
    await page.getByRole('button').click()
    await page.waitForURL('**/about-us')
    expect(await page.title()).not.toBe('It ran')
    // Plain text is shown, but not where a page is due.
    proxy.alter(GOUT, () => TAMPERED, 'text/plain', nosniff)
    await page.goto(GOUT)
    expect(await page.getByText(TAMPERED).count()).toBe(0)
    await end()
  })

  test('shows a page as it was signed, whatever its headers say', async ({ expect }) => {
    const { page, proxy, end } = await visitSigned(keyPair())
    const elsewhere = '/elsewhere.css'
    proxy.alter(GOUT, (body) => body, 'text/plain; charset=utf-16', {
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
    expect(proxy.asked.filter((each) => each.includes(elsewhere))).toEqual([])
    const writeHtml = () => page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>Evil</b>'))
    await expect(writeHtml()).rejects.toThrow('TrustedHTML')
    await end()
  })

  test('runs nothing outside the pages of its language either, when it has seen no others', async ({
    expect,
  }) => {
    const { page, proxy, end } = await visitSigned(keyPair(), { home: '/hi/' })
    const guard = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.state)
    await expect.poll(guard, { timeout: 30_000 }).toBe('activated')
    // It keeps no page of a language that nobody has chosen.
    expect(await builds(page)).toBe(0)
    const evil = () => '<!doctype html><h1>Evil</h1><script>document.title = "It ran"</script>'
    for (const path of ['/', GOUT, '/nothing-here', '/hi']) {
      proxy.alter(path, evil, 'text/html')
      await page.goto(path)
      expect([path, await page.getByText('Evil').count()]).toEqual([path, 0])
      // That it is refused stands there in the language that was read here.
      expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, 'hi'])
    }
    // Who then comes to English has its worker.
    proxy.restore('/')
    await page.goto('/')
    expect(await headingOf(page)).toBe(HOME)
    await expect.poll(() => builds(page), { timeout: 30_000 }).toBe(1)
    await end()
  })

  test('lets the redirects and the data of the site through', async ({ expect }) => {
    const { page, end } = await visitSigned(keyPair())
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
    const { page, end } = await visitSigned(keyPair())
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
})
