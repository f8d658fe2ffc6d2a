import { expect, test } from 'vitest'
import { personMessages } from '#web/about-person/messages.ts'
import { homeMessages } from '#web/home/messages.ts'
import { layoutMessages } from '#web/layout/messages.ts'
import { arriveAt } from './consult.ts'
import { visitSite } from './visit.ts'

test('a tap on a link is answered while the next page is still on its way', async () => {
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/man-body*', async (route) => {
    await held
    await route.continue()
  })
  const waiting = page.getByRole('status').filter({ hasText: layoutMessages.loading })
  expect(await waiting.count()).toBe(0)

  await page.getByRole('link', { name: homeMessages.start }).tap()
  await waiting.waitFor({ state: 'attached' })
  const bar = () =>
    page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement, '::before').borderTopWidth),
    )
  await expect.poll(bar).toBeGreaterThan(2)

  letThrough()
  await arriveAt(page, personMessages.bodyHeading)
  expect(await waiting.count()).toBe(0)
  expect(await bar()).not.toBeGreaterThan(0)
  await visit.end()
})
