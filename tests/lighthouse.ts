import { createServer, type AddressInfo } from 'node:net'
import lighthouse, { type Result } from 'lighthouse'
import { chromium, type Browser } from 'playwright-core'
import { launchChromium } from './chromium.ts'

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
  close: () => Promise<void>
}

/** Starts a Chromium that listens for Lighthouse. */
export async function openLighthouse(): Promise<LighthouseBrowser> {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  // Lighthouse opens its pages in the profile that only a connection of this kind sees.
  const sameProfile = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  return {
    async report(url, { categories, without = [], stored }) {
      if (stored) await store(sameProfile, new URL(url).origin, stored)
      const run = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        skipAudits: [...without],
        disableStorageReset: stored !== undefined,
        disableFullPageScreenshot: true,
        ...(categories.includes('performance') ? {} : HURRIED),
      })
      const { runtimeError } = run?.lhr ?? { runtimeError: undefined }
      if (!run || runtimeError) throw new Error(`${url}: ${runtimeError?.message ?? 'no report'}`)
      return run.lhr
    },
    async close() {
      await sameProfile.close()
      await browser.close()
    },
  }
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
async function store(
  browser: Browser,
  site: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(`${site}/robots.txt`)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
  await page.close()
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
