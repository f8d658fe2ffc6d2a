import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { allHasCome, openVisit, PHONE, type Visit, type VisitOptions } from './open-visit.ts'

export { allHasCome, PHONE, settled, type Visit, type VisitOptions } from './open-visit.ts'

const ANSWERS_KEY = 'userAnswers'

/** Of all test files of a worker, started by the first visit; it ends with the worker. None after it has crashed. */
let browser: Promise<Browser> | undefined

export async function visitSite(options: VisitOptions = {}): Promise<Visit> {
  browser ??= startBrowser()
  return openVisit(await browser, options)
}

/** A browser that crashes or can't start is the trouble of one test: the next visit starts another. */
async function startBrowser(): Promise<Browser> {
  const forget = () => {
    browser = undefined
  }
  try {
    const started = await chromium.launch(inject('chromium'))
    started.once('disconnected', forget)
    return started
  } catch (error) {
    forget()
    throw error
  }
}

/** Visits that have ended in this file, whose browser profile the next visit with the same settings takes over. */
const ended = new Map<string, Visit[]>()

/**
 * A visit in a profile that another test of the file has used and that has forgotten all of it: the scripts are compiled already, which
 * is more than half of what a visit to a page takes. For tests that set up nothing of the browser itself, such as routes, a clock or a
 * network of their own, and that are not about what a first visit loads.
 */
export async function visitAgain(
  options: Pick<VisitOptions, 'stored' | 'viewport' | 'reducedMotion'> = {},
): Promise<Visit> {
  const { stored = {}, ...settings } = options
  const kind = JSON.stringify(settings)
  const free = (ended.get(kind) ?? []).filter(({ page }) => !page.isClosed())
  const before = free.pop()
  ended.set(kind, free)
  const visit = before ?? (await visitSite(options))
  if (before) await forget(before, { stored, viewport: settings.viewport ?? PHONE })
  return {
    ...visit,
    end: async () => {
      expect(visit.troubles).toEqual([])
      ended.get(kind)!.push(visit)
    },
  }
}

/** Leaves in a profile what is stored on arrival, and nothing else. */
async function forget(
  { page, context, origin, requests, troubles }: Visit,
  { stored, viewport }: { stored: Record<string, string>; viewport: VisitOptions['viewport'] },
): Promise<void> {
  // Of the site, and without its app, which would keep what it knows.
  await page.goto('/robots.txt')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
  await context.clearCookies()
  await page.evaluate((entries) => {
    sessionStorage.clear()
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(stored))
  if (viewport) await page.setViewportSize(viewport)
  requests.length = 0
  troubles.length = 0
}

/** Visits that have not ended, and profiles for the next ones. */
export async function openContexts(): Promise<BrowserContext[]> {
  return (await browser)?.contexts() ?? []
}

/** One visit from beginning to end. */
export async function visiting(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  const visit = await visitSite(options)
  await act(visit)
  await visit.end()
}

/**
 * Until what the page asks for goes through the service worker. `serviceWorker.ready` comes earlier: a worker that is only
 * about to start working has not taken over the pages that are open.
 */
export async function throughServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Stored answers as a device holds them on arrival. */
export function deviceWith(answers: Record<string, unknown>): Record<string, string> {
  return { [ANSWERS_KEY]: JSON.stringify(answers) }
}

/** Longer than any page puts anything off. */
const PUT_OFF = '00:30'

/** Waits until all has come, what the page has put off too, in a visit with a clock of its own: time passes at once. */
export async function nothingMoreComes(visit: Visit): Promise<void> {
  for (let before = -1; before < visit.requests.length;) {
    await allHasCome(visit)
    before = visit.requests.length
    await visit.page.clock.runFor(PUT_OFF)
    await allHasCome(visit)
  }
}

/** What the device holds of the answers now; null when there is nothing. */
export function storedAnswers(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), ANSWERS_KEY)
}
