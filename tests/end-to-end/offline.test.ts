import { createServer, request as askServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { consultationMessages } from '#web/consultation/messages.ts'
import { homeMessages } from '#web/home/messages.ts'
import { offlineMessages } from '#web/offline/messages.ts'
import { resultMessages } from '#web/result/messages.ts'
import { selfTestMessages } from '#web/self-tests/messages.ts'
import { launchChromium } from '../chromium.ts'
import { answerQuestions, arriveAt, doSelfTests, selfTestsLink, tellPlaceAndPerson } from './consult.ts'
import { touch } from './hands/touch.ts'
import { bundleOf } from './knowledge.ts'
import { slippedDisc, squeezedNerves, type Patient } from './patients.ts'
import { settled, visitSite } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** The site seen through a cable that can be cut, and on which everything is counted: service workers' requests too. */
async function layCable(): Promise<{
  site: string
  asked: string[]
  cut: () => void
  /** As after an update of the site: another service worker, and the old built files are gone. */
  release: () => void
  end: () => Promise<void>
}> {
  let isReleased = false
  const asked: string[] = []
  let isCut = false
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (isCut) {
      request.socket.destroy()
      return
    }
    const onward = askServer(
      `${inject('site')}${request.url}`,
      {
        method: request.method,
        // Whole and uncompressed, so that it can be changed on the way.
        headers: request.url === '/sw.js' ? { host: request.headers.host ?? '' } : request.headers,
      },
      (answer) => {
        const isGone = isReleased && request.url?.startsWith('/assets/')
        const isWorker = isReleased && request.url === '/sw.js'
        const { 'content-length': _, ...headers } = answer.headers
        response.writeHead(isGone ? 404 : (answer.statusCode ?? 502), isWorker ? headers : answer.headers)
        if (!isWorker) answer.pipe(response)
        else
          void answer
            .toArray()
            .then((parts) => response.end(String(Buffer.concat(parts)).replace(/version:[`"']\w+/g, '$&9')))
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    site: `http://127.0.0.1:${port}`,
    asked,
    release: () => {
      isReleased = true
    },
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function visitBy(site: string) {
  const visit = await visitSite(browser, { baseURL: site, serviceWorkers: 'allow' })
  const { page } = visit
  /** Until everything that is to be kept is kept: nothing was added for a while. */
  const kept = async () => {
    const count = () =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const counts = await Promise.all(stores.map(async (store) => (await store.keys()).length))
        return counts.reduce((sum, each) => sum + each, 0)
      })
    let before = -1
    for (;;) {
      const now = await count()
      if (now === before && now > 0) return
      before = now
      await page.waitForTimeout(1500)
    }
  }
  return { ...visit, kept }
}

describe('after one visit', () => {
  test('the whole consultation works without a network, with the films of the place', async () => {
    const cable = await layCable()
    const { page, context, kept } = await visitBy(cable.site)
    const hands = touch(page)
    await page.goto('/')
    await settled(page)
    await tellPlaceAndPerson(page, slippedDisc, hands)
    await settled(page)
    await kept()
    cable.cut()

    // As on another day: a new tab, and nothing left in the memory of the page.
    const later = await context.newPage()
    await page.close()
    await later.goto('/')
    await later.evaluate(() => localStorage.clear())
    await later.reload()
    await settled(later)
    const laterHands = touch(later)
    await tellPlaceAndPerson(later, slippedDisc, laterHands)
    await answerQuestions(later, slippedDisc, laterHands)
    await laterHands.press('link', await later.getByRole('link', { name: selfTestsLink }).innerText())
    await arriveAt(later, selfTestMessages.heading)
    const { selfTests } = await bundleOf(slippedDisc.place)
    expect(selfTests.some(({ film }) => film)).toBe(true)
    await later.getByRole('button', { name: selfTestMessages.filmLoad, exact: true }).first().tap()
    await expect
      .poll(() =>
        later
          .locator('video')
          .first()
          .evaluate((film: HTMLVideoElement) => film.readyState),
      )
      .toBeGreaterThan(1)
    expect(await doSelfTests(later, slippedDisc, laterHands)).toBeGreaterThan(0)
    await arriveAt(later, resultMessages.resultHeading)
    await later.reload()
    await settled(later)
    expect(await later.getByRole('heading', { level: 1 }).innerText()).toBe(resultMessages.resultHeading)

    // A page that is not kept says so, and leads back.
    await later.goto('/cookie-policy')
    await later.getByRole('heading', { name: offlineMessages.heading }).waitFor()
    await later.getByRole('link', { name: offlineMessages.home }).tap()
    await later.getByRole('heading', { name: homeMessages.heading }).waitFor()
    await context.close()
    await cable.end()
  })

  test('"Start again" leaves nothing that tells where it hurt', async () => {
    const cable = await layCable()
    const { page, context, kept } = await visitBy(cable.site)
    const hands = touch(page)
    await page.goto('/')
    await settled(page)
    await tellPlaceAndPerson(page, slippedDisc, hands)
    await kept()
    const stored = () =>
      page.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
      })
    expect((await stored()).join(' ')).toContain(slippedDisc.place)
    await answerQuestions(page, slippedDisc, hands)
    await hands.press('button', consultationMessages.startAgain)
    await hands.press('button', consultationMessages.startAgainYes)
    await arriveAt(page, homeMessages.heading)
    await expect.poll(async () => (await stored()).join(' ')).not.toMatch(/\/knowledge\/|\/films\//)
    await context.close()
    await cable.end()
  })
})

test('an update in the middle of the questions loses nothing', async () => {
  const cable = await layCable()
  const { page, context, kept } = await visitBy(cable.site)
  const hands = touch(page)
  await page.goto('/')
  await settled(page)
  await tellPlaceAndPerson(page, slippedDisc, hands)
  await settled(page)
  await kept()
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')))
  const [before] = await builds()
  cable.release()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect.poll(builds).toHaveLength(2)
  expect(await builds()).toContain(before)
  await kept()
  await answerQuestions(page, slippedDisc, hands)
  await page.goto('/test-result')
  await settled(page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(resultMessages.resultHeading)
  await context.close()
  await cable.end()
})

test('the network sees the same of two people with the same place, the service worker included', async () => {
  const watch = async (patient: Patient) => {
    const cable = await layCable()
    const { page, context, kept } = await visitBy(cable.site)
    const hands = touch(page)
    await page.goto('/')
    await settled(page)
    await kept()
    await tellPlaceAndPerson(page, patient, hands)
    await kept()
    await answerQuestions(page, patient, hands)
    await kept()
    await context.close()
    await cable.end()
    // How often a kept file is looked at again depends on the browser's own cache, which it is depends on nothing.
    return [...new Set(cable.asked)].sort()
  }
  const harmless = await watch(slippedDisc)
  expect(harmless.some((line) => line.includes('/films/'))).toBe(true)
  expect(await watch(squeezedNerves)).toEqual(harmless)
})

test('what can be installed: the manifest, and every picture it names', async () => {
  const manifest = (await (await fetch(`${inject('site')}/manifest.webmanifest`)).json()) as {
    start_url: string
    icons: { src: string; type: string }[]
  }
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.length).toBeGreaterThanOrEqual(4)
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(`${inject('site')}${src}`)
    expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
  }
})
