import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { careMessages } from '#web/care/messages.ts'
import { nearMessages } from '#web/care/near-messages.ts'
import { layoutMessages } from '#web/layout/messages.ts'
import { legalMessages } from '#web/legal/messages.ts'
import { storedEntries } from '#web/legal/stored-entries.ts'
import { launchChromium } from '../chromium.ts'
import { bundleOf } from './knowledge.ts'
import { slippedDisc } from './patients.ts'
import { deviceWithResultOf } from './stored-result.ts'
import { settled, visitSite, type Visit } from './visit.ts'

const PUBLIC_PAGES = ['/', '/about-us', '/terms-condition', '/privacy-policy', '/cookie-policy', '/test-and-treatment']
const DESKTOP = { width: 1280, height: 800 }

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

async function visiting(
  options: Parameters<typeof visitSite>[1],
  act: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await visitSite(browser, options)
  await act(visit)
  await visit.end()
}

const chosenTab = (page: Page) => page.getByRole('tab', { selected: true }).innerText()
const shownText = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 }).innerText()

test('every public page has its own title and description, one h1, and says it before any script runs', async () => {
  const site = inject('site')
  const seen = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const html = await (await fetch(`${site}${path}`)).text()
    const said = [/<title>(.+?)<\/title>/, /name="description" content="(.+?)"/].map((part) => part.exec(html)?.[1])
    for (const text of said) {
      expect(text, path).toBeTruthy()
      expect(seen.has(text!), `${path} repeats "${text}"`).toBe(false)
      seen.add(text!)
    }
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
    expect(html, path).toContain('property="og:description"')
  }
})

test('every link on the public pages leads to a page that is there', async () => {
  const site = inject('site')
  const links = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const html = await (await fetch(`${site}${path}`)).text()
    for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) links.add(href!)
  }
  expect(links.size).toBeGreaterThan(5)
  for (const link of links) expect([link, (await fetch(`${site}${link}`)).status]).toEqual([link, 200])
})

test('legal tabs work by keyboard, and the address names the one shown', () =>
  visiting({}, async ({ page, go }) => {
    await go('/terms-condition')
    expect(await chosenTab(page)).toBe('Legal Disclaimer')
    expect(await page.getByText('Last updated 20 February 2025').filter({ visible: true }).count()).toBe(1)
    await page.getByRole('tab', { name: 'Legal Disclaimer' }).focus()
    for (const [key, tab, fragment] of [
      ['ArrowRight', 'Terms of Use', '#terms-of-use'],
      ['End', 'Privacy Policy', '#privacy-policy'],
      ['ArrowRight', 'Legal Disclaimer', '#legal-disclaimer'],
      ['ArrowLeft', 'Privacy Policy', '#privacy-policy'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => shownText(page)).toBe(tab)
      expect([await chosenTab(page), new URL(page.url()).hash]).toEqual([tab, fragment])
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tab)
    }
    // Only the chosen tab is in the order of Tab; then comes the text.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('privacy-policy')
  }))

test.each([
  ['/terms-condition#terms-of-use', 'Terms of Use'],
  ['/terms-condition#grievance-officer', 'Privacy Policy'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/privacy-policy#legal-disclaimer', 'Legal Disclaimer'],
])('%s opens with %s', (path, tab) =>
  visiting({}, async ({ page, go }) => {
    await go(path)
    await expect.poll(() => shownText(page)).toBe(tab)
  }),
)

test('without script all legal texts are there to read', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/terms-condition')
    for (const id of ['no-medical-advice', 'permitted-use', 'third-party-sharing', 'grievance-officer']) {
      expect(await page.locator(`#${id}`).isVisible(), id).toBe(true)
    }
  }))

test('says plainly when nobody has been named', () =>
  visiting({}, async ({ page, go }) => {
    await go('/privacy-policy')
    await page.getByText(legalMessages.noOfficer).waitFor()
    await go('/cookie-policy')
    await page.getByText(legalMessages.noEmail).waitFor()
  }))

test('no cookie is set, and the cookie policy names all that is kept', () =>
  visiting({ stored: await_(slippedDisc) }, async () => {}))
