import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { callNowMessages } from '#web/features/emergency-call/call-now.tsx'
import { resultMessages } from '#web/features/result/messages.ts'
import { headingOf, questionShown } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { slippedDisc } from './patients.ts'
import { answeredBy, placeAndPersonOf } from './user-answers.ts'
import { deviceWith, storedAnswers, visitSite } from './visit.ts'

const KNOWLEDGE = '**/knowledge/*.json'

test.each<[string, (route: Route) => Promise<void>]>([
  ['never arrives', (route) => route.abort()],
  ['is refused by a broken server', (route) => route.fulfill({ status: 500 })],
  ['is not what it should be', (route) => route.fulfill({ status: 200, body: '<html>login</html>' })],
  ['belongs to another place', (route) => route.fulfill({ json: { location: { key: 'knee' } } })],
])('when the knowledge %s, the page says so and Retry works', async (_, failing) => {
  const stored = await placeAndPersonOf(slippedDisc)
  const visit = await visitSite({ stored: deviceWith(stored) })
  const { page } = visit
  await page.route(KNOWLEDGE, failing)
  await visit.go(FLOW.steps)
  await page.getByText('Something went wrong! Please try again', { exact: true }).waitFor()
  expect(await page.getByText(callNowMessages.offline, { exact: true }).isVisible()).toBe(true)
  const asksAgain = page.waitForRequest(KNOWLEDGE)
  await clicks(page).press('button', consultationMessages.retry)
  await asksAgain
  await page.getByText('Something went wrong! Please try again', { exact: true }).waitFor()

  await page.unroute(KNOWLEDGE)
  await clicks(page).press('button', consultationMessages.retry)
  await expect.poll(() => questionShown(page, slippedDisc)).toBeDefined()
  expect(await storedAnswers(page)).toEqual(stored)
  visit.troubles.length = 0 // The browser itself reports each request that failed.
  await visit.end()
})

test('a failure on a page of results keeps all answers and leads on to the results', async () => {
  const stored = await answeredBy(slippedDisc)
  const visit = await visitSite({ stored: deviceWith(stored) })
  const { page } = visit
  await page.route(KNOWLEDGE, (route) => route.abort())
  await visit.go(FLOW.causes)
  await page.getByRole('button', { name: consultationMessages.retry }).waitFor()
  await page.unroute(KNOWLEDGE)
  await clicks(page).press('button', consultationMessages.retry)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
  expect(await headingOf(page)).toBe(resultMessages.causesHeading)
  expect(await storedAnswers(page)).toEqual(stored)
  visit.troubles.length = 0
  await visit.end()
})
