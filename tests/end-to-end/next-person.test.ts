// @module-tag thorough
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { ANYTHING_ELSE, FLOW } from '#web/domain/flow/flow.ts'
import { PLACE_STORE } from '#web/domain/offline/stores.ts'
import { contactMessages } from '#web/features/contact/messages.ts'
import { homeMessages, startNewMessages } from '#web/features/home/messages.ts'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { flowMessages } from '#web/features/consultation/ask-earlier-messages.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { deviceMessages } from '#web/features/this-device/messages.ts'
import { startPrivateMessages } from '#web/features/this-device/start-private-messages.ts'
import { wipedMessages } from '#web/features/this-device/wiped-messages.ts'
import { arriveAt } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import {
  entriesOfTab,
  heldInTab,
  leaveEarlierBy,
  visitKeepingNothing,
  withItsStorage,
} from './keeping-nothing.ts'
import { allPlaces, bundleOf } from './knowledge.ts'
import { slippedDisc } from './patients.ts'
import { answeredBy, placeAndPersonOf } from './user-answers.ts'
import { deviceWith, settled, visitSite, type Visit } from './visit.ts'

const OWN_WORDS_PAGE = `${FLOW.steps}#own-words`
const WRITTEN = 'What only the one before may read.'

/** Somebody has written in their own words, and sent nothing. */
async function visitWithDraft(): Promise<Visit> {
  const visit = await visitSite({ stored: deviceWith(await placeAndPersonOf(slippedDisc)) })
  await visit.go(OWN_WORDS_PAGE)
  await visit.page.getByRole('textbox', { name: ownWordsMessages.label }).fill(WRITTEN)
  expect(await entriesOfTab(visit.page)).toEqual(['draftAnswers'])
  return visit
}

async function startNew(page: Page): Promise<void> {
  await clicks(page).press('button', flowMessages.startNew)
  await clicks(page).press('button', startNewMessages.yes)
  await arriveAt(page, personMessages.bodyHeading)
}

async function startAgain(page: Page): Promise<void> {
  await page.goto(FLOW.causes)
  await settled(page)
  await clicks(page).press('button', consultationMessages.startAgain)
  await clicks(page).press('button', consultationMessages.startAgainYes)
  await arriveAt(page, homeMessages.heading)
}

async function wipe(page: Page): Promise<void> {
  await clicks(page).press('button', deviceMessages.wipe)
  await page.getByText(wipedMessages.wiped).waitFor()
}

async function anotherTab({ context }: Visit): Promise<Page> {
  const another = await context.newPage()
  await another.goto('/')
  await settled(another)
  return another
}

describe('the next person does not see what was written and not sent', () => {
  test.each([
    ['the answers were wiped in another tab', startNew],
    ['the device was wiped in another tab', wipe],
  ])('when %s', async (_, act) => {
    const visit = await visitWithDraft()
    const { page } = visit
    await act(await anotherTab(visit))
    await arriveAt(page, personMessages.bodyHeading)
    expect(await entriesOfTab(page)).toEqual([])
    await visit.end()
  })

  test('when the next consultation in the same tab is to keep nothing', async () => {
    const { page, go, end } = await visitWithDraft()
    await go('/')
    await clicks(page).press('button', startPrivateMessages.start)
    await arriveAt(page, personMessages.bodyHeading)
    expect(await entriesOfTab(page)).toEqual(['privateTab'])
    await end()
  })
})

test.each([
  ['a new consultation is begun', startNew],
  ['a page of the consultation is told to start again', startAgain],
])('the browser is asked to wipe its own cache of films when %s, and stays logged in', async (_, act) => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const page = await anotherTab(visit)
  const answered = page.waitForResponse(`**${ACCOUNT_PATHS.forgetCache}`)
  await act(page)
  const headers = await (await answered).allHeaders()
  expect([headers['clear-site-data'], headers['set-cookie']]).toEqual(['"cache"', undefined])
  await visit.end()
})

test('of a place that is looked up when the answers are wiped in another tab, nothing is kept afterwards', async () => {
  const stored = deviceWith(await placeAndPersonOf(slippedDisc))
  const visit = await visitSite({ stored, serviceWorkers: 'allow', hasOwnClock: true })
  const { page, go, end } = visit
  await go(OWN_WORDS_PAGE)
  await startNew(await anotherTab(visit))
  // Only now the worker starts that was to keep it.
  await page.clock.runFor('00:10')
  // It keeps the place's files first, and then the knowledge of all places.
  const stores = () => page.evaluate(() => caches.keys())
  await expect.poll(stores).toContainEqual(expect.stringMatching(/^knowledge-/))
  const kept = await page.evaluate(async (store) => {
    const requests = (await caches.has(store)) ? await (await caches.open(store)).keys() : []
    return requests.map(({ url }) => new URL(url).pathname)
  }, PLACE_STORE)
  expect(kept).not.toContain(`/knowledge/${slippedDisc.place}.json`)
  await end()
})

test('a tab that keeps nothing has nothing left when the browser brings it back', async () => {
  const { page, go, end } = await visitKeepingNothing()
  await page.reload()
  await settled(page)
  expect(await entriesOfTab(page)).toContain('userAnswers')
  expect(await page.evaluate(() => sessionStorage.getItem('privateTab'))).toMatch(/^-\d+$/)

  // As if it were asked for again only later than that.
  await leaveEarlierBy(page, 31_000)
  await page.reload()
  await arriveAt(page, personMessages.bodyHeading)
  expect(await entriesOfTab(page)).toEqual(['privateTab'])
  await go('/')
  expect(await page.getByRole('link', { name: homeMessages.start, exact: true }).count()).toBe(1)
  await end()
})

test('what lies in the storage of such a tab, where browsers write it to the disk, is of no use without the tab', async () => {
  const { page, end } = await visitKeepingNothing()
  expect(await heldInTab(page, 'userAnswers')).toContain(slippedDisc.place)
  const lying = await page.evaluate(() => Object.entries(sessionStorage))
  expect(lying.map(([name]) => name)).toContain('userAnswers')
  expect(JSON.stringify(lying)).not.toMatch(/low_back|male|steps/)
  // A site that is gone to may read what the tab is called.
  expect(await page.evaluate(() => window.name)).not.toMatch(/low_back|male|steps/)

  // Brought back at once, after the browser was killed or by "reopen closed tab".
  const restored = await withItsStorage(page)
  await restored.goto(FLOW.steps)
  await arriveAt(restored, personMessages.bodyHeading)
  expect(await entriesOfTab(restored)).toEqual(['privateTab'])
  await end()
})

test('a page of such a tab that Back brings back as it was left shows nothing after half a minute, and before that all', async () => {
  const { page, end } = await visitKeepingNothing()
  // The shell of Chromium keeps no page that was left; a whole one says this of those that it brings back.
  const leaveAndComeBack = (afterMs: number) =>
    page.evaluate((after) => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      const isShownMeanwhile = document.documentElement.checkVisibility()
      sessionStorage.setItem('privateTab', `${Date.now() - after}`)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return isShownMeanwhile
    }, afterMs)

  expect(await leaveAndComeBack(5000)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.checkVisibility())).toBe(true)
  expect(await entriesOfTab(page)).toContain('userAnswers')
  await leaveAndComeBack(31_000)
  await arriveAt(page, personMessages.bodyHeading)
  expect(await entriesOfTab(page)).toEqual(['privateTab'])
  await end()
})

test.each([
  ['wiped', () => localStorage.clear()],
  ['put under a lock', () => localStorage.setItem('lock', '{}')],
])(
  'a page that Back brings back shows nothing of what was %s meanwhile, whether its browser tells it or not',
  async (_, act) => {
    const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
    const { page, go, end } = visit
    await go(FLOW.causes)
    const leave = () =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        return document.documentElement.checkVisibility()
      })
    const comeBack = () =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return document.documentElement.checkVisibility()
      })
    expect([await leave(), await comeBack()]).toEqual([false, true])
    await page.getByRole('heading', { level: 1, name: resultMessages.causesHeading }).waitFor()

    await leave()
    // No page is told of what it has stored itself.
    await page.evaluate(act)
    const loaded = page.waitForEvent('load')
    expect(await comeBack()).toBe(false)
    await loaded
    await page
      .getByRole('heading', { level: 1, name: resultMessages.causesHeading })
      .waitFor({ state: 'detached' })
    await end()
  },
)

test('the browser itself gives nobody who comes back what was written or chosen and not sent', async () => {
  const visit = await visitSite()
  const { page, go, end } = visit
  const comeBack = async () => {
    await page.goto('about:blank')
    await page.goBack()
    await settled(page)
  }
  await go('/contact-us')
  const message = page.getByRole('textbox', { name: contactMessages.message })
  await message.fill(WRITTEN)
  await comeBack()
  expect(await message.inputValue()).toBe('')

  await go('/')
  await clicks(page).press('button', startPrivateMessages.start)
  await go(FLOW.place)
  const knee = page.locator('input[name=place][value=knee]')
  await knee.evaluate((radio: HTMLInputElement) => radio.click())
  expect(await knee.isChecked()).toBe(true)
  // As if it were asked for only after half a minute.
  await leaveEarlierBy(page, 31_000)
  await comeBack()
  expect(await entriesOfTab(page)).toEqual(['privateTab'])
  expect(await knee.isChecked()).toBe(false)
  await end()
})

test('such a tab holds the causes of the place that has most of them', async () => {
  const bundles = await Promise.all((await allPlaces()).map(({ key }) => bundleOf(key)))
  const [largest] = bundles.toSorted((one, other) => other.conditions.length - one.conditions.length)
  const { page, end } = await visitKeepingNothing(largest!.location.key)
  const held = await heldInTab(page, 'diseases')
  expect(held!.length).toBeGreaterThan(65_536)
  expect(Object.keys(JSON.parse(held!) as object)).toHaveLength(largest!.conditions.length)
  await end()
})

test('another site that such a tab links to opens in a tab of its own, which has no name and cannot reach it', async () => {
  const { page, context, go, end } = await visitKeepingNothing()
  await context.route(/^https:/, (route) => route.fulfill({ body: 'Another site', contentType: 'text/html' }))
  await go('/conditions/gout')
  const opened = page.waitForEvent('popup')
  await page.locator('main a[href^="https:"]').first().click()
  const other = await opened
  await other.waitForLoadState()
  expect(await other.evaluate(() => [window.name, window.opener])).toEqual(['', null])
  expect(await page.evaluate(() => window.name.length)).toBeGreaterThan(2)
  await end()
})

/** Controls whose state browsers write to the disk with the tab, edited or not: the names alone of some tell where it hurts. */
const writtenDown = (page: Page) =>
  page
    .locator('input, select, textarea')
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[])
        .filter(({ autocomplete, form }) => autocomplete !== 'off' && form?.autocomplete !== 'off')
        .map(({ name }) => name),
    )

test('no control of a consultation is one that browsers write to the disk', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page, go, end } = visit
  const pages = [
    ...Object.values(FLOW),
    `${FLOW.steps}#1`,
    `${FLOW.steps}#${ANYTHING_ELSE}`,
    '/test-and-treatment',
  ]
  for (const path of pages) {
    await go(path)
    expect(await writtenDown(page), path).toEqual([])
  }
  await go(OWN_WORDS_PAGE)
  expect(await writtenDown(page)).toEqual([])
  await page.getByRole('textbox', { name: ownWordsMessages.label }).fill('I have a fever since Monday.')
  await clicks(page).press('button', ownWordsMessages.next)
  await arriveAt(page, ownWordsMessages.checkHeading)
  expect(await page.getByRole('radio').count()).toBeGreaterThan(0)
  expect(await writtenDown(page)).toEqual([])
  await end()
})
