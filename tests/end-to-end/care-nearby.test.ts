import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nearMessages } from '#web/features/care/near-messages.ts'
import { visiting } from './visit.ts'

const links = (page: Page) =>
  page
    .getByRole('list', { name: nearMessages.listName })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))

test('care nearby asks for the position only when pressed, and gives it to the map alone', () =>
  visiting(
    { permissions: ['geolocation'], geolocation: { latitude: 12.9715987, longitude: 77.5945627 } },
    async ({ page, go, requests }) => {
      await page.addInitScript(() => {
        const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
        navigator.geolocation.getCurrentPosition = (...how) => {
          document.documentElement.dataset['asked'] = 'yes'
          ask(...how)
        }
      })
      await go('/test-and-treatment')
      const asked = () => page.evaluate(() => document.documentElement.dataset['asked'])
      expect(await asked()).toBeUndefined()
      const before = requests.length
      await page.getByRole('button', { name: nearMessages.button }).tap()
      await page.getByText(nearMessages.found).waitFor()
      expect(await asked()).toBe('yes')
      expect(await links(page)).toHaveLength(5)
      for (const link of await links(page)) expect(decodeURIComponent(link)).toContain('near 12.972,77.595')
      expect(requests.length).toBe(before)
    },
  ))

test('has a clear way when the position is refused', () =>
  visiting({}, async ({ page, go }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, message: 'no' } as GeolocationPositionError)
    })
    await go('/test-and-treatment')
    await page.getByRole('button', { name: nearMessages.button }).tap()
    await page.getByText(nearMessages.refused).waitFor()
    await page.getByLabel(nearMessages.town).fill('Mysuru')
    expect(decodeURIComponent((await links(page))[0]!)).toContain('hospital in Mysuru')
    await page.getByRole('button', { name: nearMessages.again }).waitFor()
  }))

test('has the same way when the device cannot tell', () =>
  visiting({}, async ({ page, go }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 2, message: 'no signal' } as GeolocationPositionError)
    })
    await go('/test-and-treatment')
    await page.getByRole('button', { name: nearMessages.button }).tap()
    await page.getByText(nearMessages.unavailable).waitFor()
    expect(await links(page)).toHaveLength(5)
  }))
