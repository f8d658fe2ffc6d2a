import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from 'playwright-core'
import { chromiumCommand } from '../chromium.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

interface LighthouseOptions {
  categories: readonly Category[]
  /** Audits left out, by name. */
  without?: readonly string[]
  /** What local storage holds on arrival; without it Lighthouse forgets everything first, as at a first visit. */
  stored?: Readonly<Record<string, string>>
}

/** A Chromium that Lighthouse can be run in, page after page. */
export interface LighthouseBrowser {
  /** Lighthouse's report on one page, as on a phone. @throws when it came to none. */
  report: (url: string, options: LighthouseOptions) => Promise<Result>
  close: () => void
}

/**
 * Starts a Chromium that listens for Lighthouse, and for nobody else while it measures: every further set of developer tools,
 * Playwright's for one, takes part in all a page does and makes the page slower.
 */
export async function openLighthouse(): Promise<LighthouseBrowser> {
  const { executablePath, args } = await chromiumCommand()
  const browser = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] })
  const { port } = browser
  return {
    async report(url, { categories, without = [], stored }) {
      if (stored) await store(port, new URL(url).origin, stored)
      const flags: Flags = {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        skipAudits: [...without],
        disableStorageReset: stored !== undefined,
        disableFullPageScreenshot: true,
        ...(categories.includes('performance') ? {} : HURRIED),
      }
      // Before each report it keeps the page busy for a second, to say in it how fast this machine is.
      pageFunctions.computeBenchmarkIndex = categories.includes('performance') ? howFast : notSlow
      const run = (await reportIn(url, flags)) ?? (await reportIn(url, flags))
      if (!run) throw new Error(`${url}: no report, tried twice`)
      return run
    },
    close: () => browser.kill(),
  }
}

const howFast = pageFunctions.computeBenchmarkIndex
/** Runs in the page. Of a machine that no report warns of. */
const notSlow = () => 1000

/** A report, or null when Lighthouse lost the trace of the page, which happens and has to do with no page. @throws at other faults. */
async function reportIn(url: string, flags: Flags): Promise<Result | null> {
  const run = await lighthouse(url, flags)
  if (!run || run.lhr.runtimeError?.code === 'NO_NAVSTART') return null
  const { runtimeError } = run.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return run.lhr
}

/** Waits that only the measuring of speed needs, cut short. */
const HURRIED = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 100,
  networkQuietThresholdMs: 100,
  cpuQuietThresholdMs: 100,
} as const

/** 0 to 100. */
export function scoreOf({ categories }: Result, category: Category): number {
  const score = categories[category]?.score
  if (typeof score !== 'number') throw new Error(`No score for ${category}`)
  return 100 * score
}

/** Audits that cost a category points, with what they found. */
export function faultsIn({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, title, details } = audits[id]!
      if (weight === 0 || score === null || score === 1) return []
      return [`${id}: ${title}\n${JSON.stringify(details ?? {}).slice(0, 2000)}`]
    }),
  )
}

/** Puts into local storage what is to be there, and nothing else. */
async function store(port: number, site: string, stored: Readonly<Record<string, string>>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(`${site}/robots.txt`)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
  await page.close()
  await browser.close()
}
