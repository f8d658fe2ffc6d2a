// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { homeMessages } from '#web/features/home/messages.ts'
import { keepMessages } from '#web/features/history/keep-messages.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { deviceMessages } from '#web/features/this-device/messages.ts'
import { startPrivateMessages } from '#web/features/this-device/start-private-messages.ts'
import { wipedMessages } from '#web/features/this-device/wiped-messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { SITE_NAME } from '#web/site.ts'
import { openSiteProxy } from './site-proxy.ts'
import {
  answerQuestions,
  arriveAt,
  doSelfTests,
  questionShown,
  selfTestsLink,
  enterFromBodyOn,
} from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { slippedDisc } from './patients.ts'
import { PLACE_STORE } from '#web/domain/offline/stores.ts'
import { answeredBy } from './user-answers.ts'
import { allHasCome, deviceWith, settled, visitSite } from './visit.ts'

/** What this site holds in the browser, beside the tab's own storage: entries, caches, service workers and cookies. */
async function keptBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const kept = await page.evaluate(async () => ({
    entries: Object.keys(localStorage),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  return { ...kept, cookies }
}

const keptOfPlaces = (page: Page) =>
  page.evaluate(async (store) => {
    const requests = await (await caches.open(store)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, PLACE_STORE)

const NOTHING = { entries: [], caches: [], workers: 0, cookies: [] }

test('a consultation can be held without keeping anything on the device', async () => {
  const { page, context, requests, go, end } = await visitSite()
  const input = clicks(page)
  await go('/')
  await input.press('button', startPrivateMessages.start)
  await arriveAt(page, personMessages.bodyHeading)
  await enterFromBodyOn(page, slippedDisc, input)
  await page.reload()
  await settled(page)
  // The browser's history keeps titles for who comes next.
  expect(await questionShown(page, slippedDisc)).toBeDefined()
  expect(await page.title()).toBe(`${interviewMessages.heading} – ${SITE_NAME}`)
  await answerQuestions(page, slippedDisc, input)
  await input.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
  await arriveAt(page, selfTestMessages.heading)
  await doSelfTests(page, slippedDisc, input)
  await arriveAt(page, resultMessages.resultHeading)
  expect(await page.getByText(keepMessages.notKeptHere).count()).toBe(1)
  expect(await page.getByRole('button', { name: keepMessages.keep }).count()).toBe(0)
  // Nor do addresses in it name questions: they tell where it hurts.
  const visited = await page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').hash))
  const telling = visited.filter((hash) => !/^(#(\d+|start|list|own-words|anything-else))?$/.test(hash))
  expect(telling).toEqual([])
  expect(visited).toContain('#2')
  // What the browser's own cache must not keep is asked for so.
  const knowledge = requests.filter((request) => request.url().endsWith('/knowledge/low_back.json'))
  const sent = await Promise.all(knowledge.map((request) => request.headerValue('cache-control')))
  expect(new Set(sent)).toEqual(new Set(['no-cache']))
  expect(await keptBy(page)).toEqual(NOTHING)

  const another = await context.newPage()
  await another.goto('/')
  await settled(another)
  expect(await another.getByRole('link', { name: homeMessages.start, exact: true }).count()).toBe(1)
  await another.close()
  await end()
})

test('nor does the service worker keep it meanwhile: a tab that is cut off wipes nothing any more', async () => {
  const { page, go, end } = await visitSite({ serviceWorkers: 'allow' })
  await go('/')
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.reload()
  await settled(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const input = clicks(page)
  await input.press('button', startPrivateMessages.start)
  await arriveAt(page, personMessages.bodyHeading)
  await enterFromBodyOn(page, slippedDisc, input)
  expect(await questionShown(page, slippedDisc)).toBeDefined()
  // The words that people use of all places are the same for everybody.
  expect(await keptOfPlaces(page)).toEqual(['/knowledge/lexicon.json'])
  await end()
})

test('a tab that keeps nothing shows nothing of whoever used the device before, and speaks as is chosen in it', async () => {
  const { page, go, end } = await visitSite({ stored: deviceWith({ sex: 'male' }) })
  await go('/')
  await clicks(page).press('button', startPrivateMessages.start)
  await arriveAt(page, personMessages.bodyHeading)
  // As other tabs of this device do.
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await go('/')
  expect(await page.locator('html').getAttribute('data-body')).toBeNull()
  const choose = async (language: string, path: string) => {
    await page.locator(`a[hreflang=${language}]`).first().click()
    await page.waitForURL((url) => url.pathname === path)
    await settled(page)
    expect([new URL(page.url()).pathname, await page.locator('html').getAttribute('lang')]).toEqual([
      path,
      language,
    ])
  }
  await choose('hi', '/hi/')
  await choose('en', '/')
  await end()
})

test('one tap wipes everything from the device, on a page of the consultation', async () => {
  const stored = { ...deviceWith(await answeredBy(slippedDisc)), theme: 'dark' }
  const { page, go, end } = await visitSite({ stored, serviceWorkers: 'allow' })
  await go(FLOW.causes)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
  expect(await keptBy(page)).toMatchObject({ workers: 1 })

  const answered = page.waitForResponse(/forget-browser/)
  await clicks(page).press('button', deviceMessages.wipe)
  expect((await (await answered).allHeaders())['clear-site-data']).toBe('"cache"')
  await page.getByText(wipedMessages.wiped).waitFor()
  await arriveAt(page, homeMessages.heading)
  expect(await keptBy(page)).toEqual(NOTHING)
  expect(await page.getByRole('link', { name: homeMessages.start, exact: true }).count()).toBe(1)
  await page.goBack()
  await settled(page)
  expect(await page.getByText(resultMessages.causesHeading, { exact: true }).count()).toBe(0)
  await end()
})

test('what was about to be kept when the device was wiped is not kept any more', async () => {
  const { page, go, end } = await visitSite({ serviceWorkers: 'allow' })
  await page.clock.install()
  await go('/')
  await clicks(page).press('button', deviceMessages.wipe)
  await page.getByText(wipedMessages.wiped).waitFor()
  await page.clock.runFor('00:10')
  expect(await keptBy(page)).toEqual(NOTHING)
  await end()
})

test('without a network it wipes what it can reach, and says what is left', async () => {
  const proxy = await openSiteProxy()
  const device = deviceWith(await answeredBy(slippedDisc))
  const visit = await visitSite({ baseURL: proxy.site })
  const { page, context, go, troubles } = visit
  await go('/')
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, device)
  await page.reload()
  await settled(page)
  await allHasCome(visit)
  proxy.disconnect()
  await clicks(page).press('button', deviceMessages.wipe)
  await page.getByText(deviceMessages.wipedButCache).waitFor()
  expect((await keptBy(page)).entries).toEqual([])
  troubles.length = 0
  await context.close()
  await proxy.end()
})
