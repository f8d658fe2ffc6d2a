import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { ARTICLE_ID } from '#web/features/conditions/static-article.tsx'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { addressOf } from '#web/language/language.ts'
import { siteUnderTest } from '../site-under-test.ts'

/** What takes longer has got stuck, even where three tests share a machine that is a third as fast as most. */
const STUCK_MS = 60_000

/** The smallest screen the whole consultation must be pleasant on. */
export const PHONE = { width: 360, height: 740 } as const

/** One person's visit to the site: a browser profile of its own, and everything it asked for and complained about. */
export interface Visit {
  /** Of the site, as this visit reaches it. */
  origin: string
  context: BrowserContext
  page: Page
  requests: Request[]
  /** Those that nothing has come of yet. */
  underWay: ReadonlySet<Request>
  /** Console errors and warnings, uncaught exceptions and violations of the Content-Security-Policy. */
  troubles: string[]
  /** Opens a page of the language under test by its path, as from a bookmark. */
  go: (path: string) => Promise<void>
  /** Closes the profile. Fails when there was any trouble. */
  end: () => Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /** What local storage holds on arrival. */
  stored?: Record<string, string>
  /** Whether the page's clock is the test's, which can let time pass at once (`nothingMoreComes`). */
  hasOwnClock?: true
}

/** Opens a profile of its own in this browser. */
export async function openVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { stored = {}, hasOwnClock, ...settings } = options
  const site = siteUnderTest()
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  // To fill it, Playwright opens a page of the site first, which takes as long as a third of a visit to the home page.
  const storage = localStorage.length > 0 && {
    storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
  }
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    // It would answer before the tests can: they have tests of their own.
    serviceWorkers: 'block',
    baseURL: site,
    ...storage,
    ...settings,
  })
  context.setDefaultTimeout(STUCK_MS)
  const requests: Request[] = []
  const troubles: string[] = []
  const underWay = new Set<Request>()
  context.on('request', (request) => {
    requests.push(request)
    underWay.add(request)
  })
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  context.on('console', (message) => {
    const isOurs = !message.text().includes('Service Worker registration blocked')
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) {
      troubles.push(`${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (error) => troubles.push(String(error.error())))

  const page = await context.newPage()
  if (hasOwnClock) await page.clock.install()
  return {
    origin: settings.baseURL ?? site,
    context,
    page,
    requests,
    underWay,
    troubles,
    go: async (path) => {
      await page.goto(addressOf(path))
      await settled(page)
    },
    end: async () => {
      await context.close()
      expect(troubles).toEqual([])
    },
  }
}

/** Waits until the page answers to the person: its app runs and loads nothing any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    ({ loading, article }) => {
      // An article's own heading is no part of the app; the element that holds it is.
      const drawn = document.getElementById(article) ?? document.querySelector('h1')
      const runs = drawn && Object.keys(drawn).some((name) => name.startsWith('__react'))
      return runs && !loading.some((words) => document.body.textContent.includes(words))
    },
    { loading: [consultationMessages.loading, layoutMessages.loading], article: ARTICLE_ID },
    { polling: 20 },
  )
}

/** Waits until all that was asked for has come, and the page, left to act on it, has asked for nothing that follows from it. */
export async function allHasCome({ page, requests, underWay }: Visit): Promise<void> {
  await page.waitForLoadState('load')
  for (let before = -1; before < requests.length;) {
    before = requests.length
    for (const started = Date.now(); underWay.size > 0; await setTimeout(20))
      if (Date.now() - started > STUCK_MS)
        throw new Error(`never came: ${[...underWay].map((request) => request.url()).join(' ')}`)
    await page.evaluate(leaveAlone)
  }
}

/** Runs in the page: what it does when there is nothing else to do is done, and what that leads to. */
async function leaveAlone(): Promise<void> {
  for (const _ of [1, 2])
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(null))))
}
