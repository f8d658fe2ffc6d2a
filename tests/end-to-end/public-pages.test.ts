import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { careMessages } from '#web/care/messages.ts'
import { nearMessages } from '#web/care/near-messages.ts'
import { emergencyMessages } from '#web/emergency/messages.ts'
import { layoutMessages } from '#web/layout/messages.ts'
import { legalMessages } from '#web/legal/messages.ts'
import { storedEntries } from '#web/legal/stored-entries.ts'
import { launchChromium } from '../chromium.ts'
import { answerQuestions, arriveAt, chooseAnswer, questionShown, tellPlaceAndPerson } from './consult.ts'
import { touch } from './hands/touch.ts'
import { bundleOf } from './knowledge.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { deviceWith, visitSite, type Visit } from './visit.ts'

const PUBLIC_PAGES = [
  '/',
  '/about-us',
  '/terms-condition',
  '/privacy-policy',
  '/cookie-policy',
  '/test-and-treatment',
  '/conditions',
  '/conditions/gout',
  '/conditions/place/knee',
  '/contact-us',
  '/login',
  '/register',
  '/forgot-password',
]

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

interface OwnVisit extends Pick<Visit, 'page' | 'context' | 'requests'> {
  go: (path: string) => Promise<void>
}

/** One visit from beginning to end. */
async function visiting(
  options: Parameters<typeof visitSite>[1],
  act: (visit: OwnVisit) => Promise<void>,
): Promise<void> {
  const visit = await visitSite(browser, options)
  const { page, context, requests } = visit
  await act({ page, context, requests, go: (path) => visit.go(path) })
  await visit.end()
}

const chosenTab = (page: Page) => page.getByRole('tab', { selected: true }).innerText()
const shownText = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 }).innerText()

test('every public page has its own title and description, one h1, and says it before any script runs', async () => {
  const site = inject('site')
  const seen = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const html = await (await fetch(`${site}${path}`)).text()
    const said = [/<title>(.+?)<\/title>/, /name="description" content="(.+?)"/].map(
      (part) => part.exec(html)?.[1],
    )
    for (const text of said) {
      expect([path, text, seen.has(text ?? '')]).toEqual([path, expect.stringMatching(/.{10}/), false])
      seen.add(text!)
    }
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    expect(html).toContain('property="og:description"')
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
      expect([id, await page.locator(`#${id}`).isVisible()]).toEqual([id, true])
    }
  }))

test('says plainly when nobody has been named', () =>
  visiting({}, async ({ page, go }) => {
    await go('/privacy-policy')
    await expect.poll(() => page.getByText(legalMessages.noOfficer).isVisible()).toBe(true)
    await go('/cookie-policy')
    await expect.poll(() => page.getByText(legalMessages.noEmail).isVisible()).toBe(true)
  }))

test('no cookie is set, and the cookie policy names all that is kept', () =>
  visiting({}, async ({ page, go, context }) => {
    const patient = slippedDisc
    await go('/')
    await tellPlaceAndPerson(page, patient, touch(page))
    const step = (await questionShown(page, patient))!
    await chooseAnswer(step, patient, touch(page))
    await page.getByRole('button', { name: layoutMessages.toDark }).click()
    await answerQuestions(page, patient, touch(page))
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept).toEqual(expect.arrayContaining(['userAnswers', 'answersFor', 'diseases', 'theme']))
    await go('/cookie-policy')
    const named = await page.locator('#use code').allInnerTexts()
    expect(named).toEqual(storedEntries.map(({ name }) => name))
    expect(kept.filter((entry) => !named.includes(entry))).toEqual([])
    expect(await context.cookies()).toEqual([])
  }))

test('on a phone the menu opens, leads on and closes', () =>
  visiting({}, async ({ page, go }) => {
    await go('/')
    const button = page.locator('summary', { hasText: layoutMessages.menu })
    const menu = page.getByRole('navigation', { name: layoutMessages.menu })
    await button.press('Enter')
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Profile',
      'About Us',
      'Contact Us',
      'Terms and Conditions',
      'Cookie Policy',
      'Login',
    ])
    await page.keyboard.press('Escape')
    expect(await menu.isVisible()).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

    await button.tap()
    await page.locator('main').tap({ position: { x: 20, y: 600 } })
    expect(await menu.isVisible()).toBe(false)

    await button.tap()
    await menu.getByRole('link', { name: 'Cookie Policy' }).tap()
    await arriveAt(page, legalMessages.cookieHeading)
    expect(await menu.isVisible()).toBe(false)
    await button.tap()
    expect(await menu.getByRole('link', { name: 'Cookie Policy' }).getAttribute('aria-current')).toBe('page')
  }))

test('on a wide screen the links stand in the header, and there is no menu', () =>
  visiting({ viewport: { width: 1280, height: 800 } }, async ({ page, go }) => {
    await go('/')
    await page
      .getByRole('navigation', { name: layoutMessages.mainNav })
      .getByRole('link', { name: 'About Us' })
      .click()
    await arriveAt(page, 'About us')
    expect(await page.locator('summary', { hasText: layoutMessages.menu }).isVisible()).toBe(false)
  }))

describe('tests and treatments', () => {
  const namesOn = (page: Page) => page.locator('main article h3').allInnerTexts()

  test('are found by words and by kind', () =>
    visiting({}, async ({ page, go }) => {
      await go('/test-and-treatment')
      const all = (await namesOn(page)).length
      expect(all).toBeGreaterThan(20)
      await page.getByLabel(careMessages.search).fill('mri')
      await expect.poll(async () => (await namesOn(page)).length).toBeLessThan(all)
      const scans = await namesOn(page)
      expect(scans.join()).toMatch(/MRI/)
      await page
        .getByRole('status')
        .filter({ hasText: careMessages.found(scans.length, all) })
        .waitFor()

      await page.getByLabel(careMessages.category).selectOption('blood-test')
      await page.getByLabel(careMessages.search).fill('')
      const kinds = async () => [...new Set(await page.locator('main article header p').allInnerTexts())]
      await expect.poll(kinds).toEqual([careMessages.categoryName['blood-test']])

      await page.getByLabel(careMessages.search).fill('zebra')
      await page.getByText(careMessages.noneFound).waitFor()
      await page.getByRole('button', { name: careMessages.showAll }).click()
      await expect.poll(async () => (await namesOn(page)).length).toBe(all)
    }))

  test("those of one's own result come first, and only the place is asked for", async () => {
    const stored = deviceWith(await answeredBy(slippedDisc))
    await visiting({ stored }, async ({ page, go, requests }) => {
      await go('/test-and-treatment')
      const own = page.getByRole('region', { name: careMessages.ownHeading })
      await own.waitFor()
      const { conditions, care } = await bundleOf(slippedDisc.place)
      const cause = conditions.find(({ key }) => key === slippedDisc.expect.cause)!
      const called = (key: string) => care.find((entry) => entry.key === key)!.name
      const names = await own.locator('h3').allInnerTexts()
      expect(names).toEqual(
        expect.arrayContaining([...cause.tests, ...cause.treatments].map((use) => called(use.care))),
      )
      expect(await own.locator('article').first().innerText()).toContain(cause.name)
      expect((await namesOn(page)).slice(0, names.length)).toEqual(names)
      const asked = requests.map((request) => new URL(request.url()).pathname)
      expect(asked.filter((path) => path.startsWith('/knowledge/'))).toEqual(['/knowledge/low_back.json'])
    })
  })

  test('with danger signs the way to what to do now comes first', async () => {
    const stored = deviceWith(await answeredBy(heartAttack))
    await visiting({ stored }, async ({ page, go }) => {
      await go('/test-and-treatment')
      expect(await page.getByRole('region', { name: careMessages.ownHeading }).count()).toBe(0)
      await page.getByRole('link', { name: careMessages.emergencyLink }).tap()
      await arriveAt(page, emergencyMessages.heading)
    })
  })

  test('with questions open it leads back to them', async () => {
    const stored = deviceWith(await answeredBy(slippedDisc, 4))
    await visiting({ stored }, async ({ page, go }) => {
      await go('/test-and-treatment')
      await page.getByRole('link', { name: careMessages.unfinishedLink }).waitFor()
      expect(await page.getByRole('region', { name: careMessages.ownHeading }).count()).toBe(0)
    })
  })
})

describe('care nearby', () => {
  const links = (page: Page) =>
    page
      .getByRole('list', { name: nearMessages.listName })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))

  test('asks for the position only when pressed, and gives it to the map alone', () =>
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
})

describe.each(['light', 'dark'] as const)('in %s colours', (theme) => {
  test.each(PUBLIC_PAGES)(
    '%s is free of accessibility faults and never wider than the screen',
    async (path) => {
      await visiting({ stored: { theme } }, async ({ page, go }) => {
        await go(path)
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 800 })
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(beyond).toBe(0)
      })
    },
  )
})
