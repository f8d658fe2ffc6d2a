import type { Page } from 'playwright-core'
import { describe, expect, test, type ExpectStatic } from 'vitest'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { offlineMessages } from '#web/app/layout/messages.ts'
import { readAloudMessages } from '#web/features/read-aloud/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { filmMessages } from '#web/features/films/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { openSiteProxy } from './site-proxy.ts'
import { answerQuestions, arriveAt, doSelfTests, selfTestsLink, enterPlaceAndPerson } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { allPlaces, bundleOf } from './knowledge.ts'
import { slippedDisc, squeezedNerves, tornMeniscus, type Patient } from './patients.ts'
import { spokenOn, stubSpeech } from './stub-speech.ts'
import { settled, throughServiceWorker, visitSite } from './visit.ts'

/** A visit to the home page through a proxy that can be disconnected, with the service worker at work. */
async function visitByProxy() {
  const proxy = await openSiteProxy()
  const { page, context } = await visitSite({ baseURL: proxy.site, serviceWorkers: 'allow' })
  await page.goto('/')
  await settled(page)
  const end = async () => {
    await context.close()
    await proxy.end()
  }
  return { page, context, input: clicks(page), proxy, kept: () => untilKept(page), end }
}

/** The same, at the first question, with everything kept that is to be kept for this place. */
async function visitWithFilesKept(patient: Patient) {
  const visit = await visitByProxy()
  await enterPlaceAndPerson(visit.page, patient, visit.input)
  await settled(visit.page)
  await visit.kept()
  return visit
}

/** Until the knowledge of every place is kept. @returns its addresses in the order in which they came. */
async function untilAllKnown(page: Page, expect: ExpectStatic): Promise<string[]> {
  const known = async () => [...(await keptUnder(page, 'knowledge-')).values()].flat()
  const places = (await allPlaces()).filter(({ covered }) => covered).map(({ key }) => key)
  const all = ['lexicon', ...places].map((file) => `/knowledge/${file}.json`)
  await expect.poll(known).toEqual(all)
  return all
}

/** What is kept in each of the stores whose names begin so. */
async function keptUnder(page: Page, prefix: string): Promise<Map<string, string[]>> {
  const stores = await page.evaluate(async (begin) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(begin))
    return Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return { name, paths: requests.map(({ url }) => new URL(url).pathname) }
      }),
    )
  }, prefix)
  return new Map(stores.map(({ name, paths }) => [name, paths]))
}

/** Until everything that is to be kept is kept: nothing was added for a while. */
async function untilKept(page: Page): Promise<void> {
  let before = -1
  for (;;) {
    await throughServiceWorker(page)
    const now = (await keptAddresses(page)).length
    if (now === before && now > 0) return
    before = now
    await page.waitForTimeout(1500)
  }
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
  })
}

/** At the same time: most of it is waiting until the browser has kept what it fetches behind everything else. */
describe.concurrent('with the service worker at work', { tags: ['thorough'] }, () => {
  describe('after one visit', () => {
    test('the whole consultation works without a network, with the films of the place', async ({
      expect,
    }) => {
      const { page, context, proxy, end } = await visitWithFilesKept(slippedDisc)
      proxy.disconnect()

      // As on another day: a new tab, and nothing left in the memory of the page.
      await stubSpeech(context, [{ lang: 'en-IN', localService: true }])
      const later = await context.newPage()
      await page.close()
      await later.goto('/')
      await later.evaluate(() => localStorage.clear())
      await later.reload()
      await settled(later)
      const laterInput = clicks(later)
      await enterPlaceAndPerson(later, slippedDisc, laterInput)
      await answerQuestions(later, slippedDisc, laterInput)
      await laterInput.press('link', await later.getByRole('link', { name: selfTestsLink }).innerText())
      await arriveAt(later, selfTestMessages.heading)
      const { selfTests } = await bundleOf(slippedDisc.place)
      expect(selfTests.some(({ film }) => film)).toBe(true)
      await later.getByRole('button', { name: filmMessages.load }).first().tap()
      await expect
        .poll(() =>
          later
            .locator('video')
            .first()
            .evaluate((film: HTMLVideoElement) => film.readyState),
        )
        .toBeGreaterThan(1)
      expect(await doSelfTests(later, slippedDisc, laterInput)).toBeGreaterThan(0)
      await arriveAt(later, resultMessages.resultHeading)
      await later.reload()
      await settled(later)
      expect(await later.getByRole('heading', { level: 1 }).innerText()).toBe(resultMessages.resultHeading)
      await later.getByRole('button', { name: readAloudMessages.read, exact: true }).first().tap()
      await expect.poll(() => spokenOn(later)).not.toEqual([])

      // A page that is not kept says so, and leads back.
      await later.goto('/cookie-policy')
      await later.getByRole('heading', { name: offlineMessages.heading }).waitFor()
      await later.getByRole('link', { name: offlineMessages.home }).tap()
      await later.getByRole('heading', { name: homeMessages.heading }).waitFor()
      await end()
    })

    test('the questions about another place open without a network, also after "Start again"', async ({
      expect,
    }) => {
      const { page, input, proxy, end } = await visitWithFilesKept(slippedDisc)
      await untilAllKnown(page, expect)
      await answerQuestions(page, slippedDisc, input)
      await input.press('button', consultationMessages.startAgain)
      await input.press('button', consultationMessages.startAgainYes)
      await arriveAt(page, homeMessages.heading)
      proxy.disconnect()

      await page.reload()
      await settled(page)
      await enterPlaceAndPerson(page, tornMeniscus, input)
      expect((await answerQuestions(page, tornMeniscus, input)).length).toBeGreaterThan(3)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(resultMessages.causesHeading)
      await end()
    })

    test('"Start again" leaves nothing that tells where it hurt', async ({ expect }) => {
      const { page, input, end } = await visitWithFilesKept(slippedDisc)
      const all = await untilAllKnown(page, expect)
      expect((await keptAddresses(page)).join(' ')).toMatch(/\/films\//)
      await answerQuestions(page, slippedDisc, input)
      await input.press('button', consultationMessages.startAgain)
      await input.press('button', consultationMessages.startAgainYes)
      await arriveAt(page, homeMessages.heading)
      // Of knowledge only what everybody has who ever came to a question, in an order that tells nothing either.
      await expect
        .poll(async () =>
          (await keptAddresses(page))
            .map((address) => new URL(address).pathname)
            .filter((path) => /^\/(knowledge|films)\//.test(path)),
        )
        .toEqual(all)
      await end()
    })
  })

  test('the network sees the same of two people with the same place, the service worker included', async ({
    expect,
  }) => {
    const watch = async (patient: Patient) => {
      const { page, input, proxy, kept, end } = await visitByProxy()
      await kept()
      await enterPlaceAndPerson(page, patient, input)
      await untilAllKnown(page, expect)
      await kept()
      await answerQuestions(page, patient, input)
      await kept()
      await end()
      // How often a kept file is looked at again depends on the browser's own cache, which it is depends on nothing.
      // So does whether a film's size is asked over the network: of a film that is already here the browser knows it.
      const asked = new Set(proxy.asked)
      const lines = [...asked]
        .filter((line) => !line.startsWith('HEAD') || !asked.has(line.replace('HEAD', 'GET')))
        .sort()
      const isPicture = (line: string) => line.includes(' /body/')
      return { pictures: lines.filter(isPicture), rest: lines.filter((line) => !isPicture(line)) }
    }
    const harmless = await watch(slippedDisc)
    const other = await watch(squeezedNerves)
    expect(harmless.rest.some((line) => line.includes('/films/'))).toBe(true)
    expect(other.rest).toEqual(harmless.rest)
    // Close-ups come, and then all of them, when the page was left alone for three seconds, which a slow machine alone does.
    const withCloseUps = (pictures: string[]) => pictures.includes('GET /body/close-ups.json')
    if (withCloseUps(harmless.pictures) === withCloseUps(other.pictures))
      expect(other.pictures).toEqual(harmless.pictures)
  })

  test('the network sees the same of two people with different places, but for their own questions and films', async ({
    expect,
  }) => {
    const watch = async (patient: Patient) => {
      const { page, proxy, end } = await visitWithFilesKept(patient)
      const all = await untilAllKnown(page, expect)
      await end()
      const asked = proxy.asked.filter((line) => line.includes('/knowledge/'))
      return { asked, all: all.map((path) => `GET ${path}`) }
    }
    for (const patient of [slippedDisc, tornMeniscus]) {
      const { asked, all } = await watch(patient)
      // The lexicon comes with the first page of questions, before all places are kept.
      const [place, ...rest] = asked
      expect(place).toBe(`GET /knowledge/${patient.place}.json`)
      expect([...new Set(rest)]).toEqual(all)
    }
  })
})

test('an update in the middle of the questions loses nothing', async () => {
  const { page, input, proxy, kept, end } = await visitWithFilesKept(slippedDisc)
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')))
  const [before] = await builds()
  await untilAllKnown(page, expect)
  const [knownBefore] = (await keptUnder(page, 'knowledge-')).keys()
  proxy.release()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect.poll(builds).toHaveLength(2)
  expect(await builds()).toContain(before)
  // Its knowledge has come anew, and the last build's has made room for it.
  await expect
    .poll(async () => [...(await keptUnder(page, 'knowledge-')).keys()])
    .toEqual([`${knownBefore}9`])
  await untilAllKnown(page, expect)
  await kept()
  await answerQuestions(page, slippedDisc, input)
  await page.goto('/test-result')
  await settled(page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(resultMessages.resultHeading)
  await end()
})
