import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { personMessages } from '#web/features/person/messages.ts'
import { FLOW, START_HREF } from '#web/domain/flow/flow.ts'
import { flowMessages } from '#web/features/consultation/ask-earlier-messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { locationOf } from '#web/domain/knowledge/locations.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { arriveAt } from './consult.ts'
import { slippedDisc } from './patients.ts'
import { placeAndPersonOf } from './user-answers.ts'
import { deviceWith, storedAnswers, visitSite } from './visit.ts'

test('a tap on a link is answered while the next page is still on its way', async () => {
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/')
  const letThrough = await holdBack(page, '**/assets/body-page*')
  const waiting = page.getByRole('status').filter({ hasText: layoutMessages.loading })
  expect(await waiting.count()).toBe(0)

  await page.getByRole('link', { name: homeMessages.start }).tap()
  await waiting.waitFor({ state: 'attached' })
  const bar = page.locator('#waiting')
  await bar.waitFor({ state: 'visible' })

  letThrough()
  await arriveAt(page, personMessages.bodyHeading)
  expect(await waiting.count()).toBe(0)
  await bar.waitFor({ state: 'hidden' })
  await visit.end()
})

test('a button pressed before the scripts have come is answered when they are there', async () => {
  const visit = await visitSite()
  const { page } = visit
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto(FLOW.body, { waitUntil: 'commit' })
  await page.getByRole('button', { name: personMessages.bodyName.male, exact: true }).tap()
  expect(new URL(page.url()).pathname).toBe(FLOW.body)
  letThrough()
  await arriveAt(page, placeMessages.heading)
  await visit.end()
})

test('a body pressed before the scripts have come waits for what is to become of answers from before', async () => {
  const visit = await visitSite({ stored: deviceWith(await placeAndPersonOf(slippedDisc)) })
  const { page } = visit
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto(START_HREF, { waitUntil: 'commit' })
  await page.getByRole('button', { name: personMessages.bodyName.female, exact: true }).tap()
  letThrough()
  await page.getByRole('dialog', { name: flowMessages.earlierHeading }).waitFor()
  // What was pressed is answered once the page has taken in what was chosen.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  expect(new URL(page.url()).pathname).toBe(FLOW.body)
  expect(await storedAnswers(page)).toEqual(await placeAndPersonOf(slippedDisc))
  await visit.end()
})

test('a form sent before the scripts have come is answered when they are there, and never sent over the network', async () => {
  const visit = await visitSite({ stored: deviceWith({ sex: 'female' }) })
  const { page } = visit
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto(FLOW.place, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^Low back/ }).tap()
  await page.getByRole('button', { name: placeMessages.next, exact: true }).tap()
  letThrough()
  await arriveAt(page, personMessages.personHeading)
  expect(await storedAnswers(page)).toMatchObject({ painLocation: { key: 'low_back' } })
  expect(visit.requests.filter((request) => request.url().includes('?'))).toEqual([])
  await visit.end()
})

test('a place chosen before the scripts have come is chosen when they are there, whatever was stored', async () => {
  const visit = await visitSite({ stored: deviceWith(await placeAndPersonOf(slippedDisc)) })
  const { page } = visit
  const letThrough = await holdBack(page, '**/assets/*.js')
  await page.goto(FLOW.place, { waitUntil: 'commit' })
  const { name } = locationOf('chest')!
  const chest = page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await chest.tap()
  letThrough()
  await page.locator('form output').filter({ hasText: name }).waitFor()
  await page.locator('[data-zone]').first().waitFor()
  expect(await chest.isChecked()).toBe(true)
  await visit.end()
})

/** Keeps what the page asks for on its way until the function it gives is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return () => letThrough()
}
