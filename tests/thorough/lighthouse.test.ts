import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pageMessages } from '#web/app/about-pages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { ROUTES } from '#web/app/routes.ts'
import { slippedDisc } from '../end-to-end/patients.ts'
import { answeredBy } from '../end-to-end/user-answers.ts'
import { deviceWith } from '../end-to-end/visit.ts'
import { ARTICLES } from '../articles.ts'
import { faultsIn, openLighthouse, scoreOf, type Category, type LighthouseBrowser } from './lighthouse.ts'

/**
 * Speed is measured in bench/: on a busy machine it is another figure each time. Accessibility is what axe finds, which
 * tests/accessibility asks with more of its rules, in every state of every page.
 */
const CATEGORIES = ['best-practices', 'seo'] as const satisfies Category[]
const FULL = { 'best-practices': 100, seo: 100 }

/** What keeps a page out of search engines, which a page of somebody's own has on purpose. */
const LISTED = 'is-crawlable'

/** Of the search engines' category what axe finds: asked here too, it would go through every page once more. */
const BY_AXE = ['document-title', 'image-alt']

/** Wants whole addresses, which a build without BASE_URL knows none of; the sitemap has them of the running server. */
const BY_ADDRESS = ['hreflang']

/**
 * Pages drawn by the same components as another, which stands for them: they differ in their words and their form's fields. What a
 * page's own words need is held for each of them by tests/accessibility (every state) and tests/end-to-end/public-pages (title,
 * description, links), and an error in the console fails every visit.
 */
const STOOD_FOR_BY: Readonly<Record<string, string>> = {
  '/terms-condition': '/privacy-policy',
  '/cookie-policy': '/privacy-policy',
  [FLOW.person]: FLOW.personWithSex,
  '/reset-password': '/forgot-password',
  '/reset-password-phone': '/forgot-password',
  '/reset-password-confirmation-phone': '/forgot-password',
  '/reset-password-reset-password': '/set-password',
}

/**
 * Audits of links look at each with the developer's tools: on a list of conditions that takes as long as two to five other pages. What
 * they would find is found on an article, whose links are written the same way; where each leads is held by public-pages.test.ts.
 */
const BY_LINKS = ['crawlable-anchors', 'link-text']
const LISTS: ReadonlySet<string> = new Set(['/conditions', '/conditions/place/knee'])

let browser: LighthouseBrowser
beforeAll(async () => {
  browser = await openLighthouse()
})
afterAll(() => browser.close())

async function reportOn(path: string, options: { without?: string[]; stored?: Record<string, string> } = {}) {
  const report = await browser.report(`${inject('site')}${path}`, {
    categories: CATEGORIES,
    stored: {},
    ...options,
    without: [...BY_AXE, ...BY_ADDRESS, ...(LISTS.has(path) ? BY_LINKS : []), ...(options.without ?? [])],
  })
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(report, category)]))
  return { scores, faults: faultsIn(report), isListed: report.audits[LISTED]?.score }
}

const [listed, unlisted] = [true, false].map((isEntry) =>
  ROUTES.filter(({ page }) => (pageMessages[page]!.isEntry ?? false) === isEntry)
    .map(({ path }) => path)
    .filter((path) => !(path in STOOD_FOR_BY)),
) as [string[], string[]]

describe('Lighthouse finds nothing to mend', () => {
  test.each([...listed, ...ARTICLES])('%s', async (path) => {
    const { scores, faults, isListed } = await reportOn(path)
    expect(faults).toEqual([])
    expect(scores).toEqual(FULL)
    expect(isListed).toBe(1)
  })

  test.each(unlisted)('%s, which search engines are told not to list', async (path) => {
    // The pages of the consultation as they are for somebody who has answered everything; without, they lead elsewhere.
    const inFlow = (Object.values(FLOW) as string[]).includes(path)
    const stored = inFlow ? deviceWith(await answeredBy(slippedDisc)) : {}
    const { scores, faults } = await reportOn(path, { stored, without: [LISTED] })
    expect(faults).toEqual([])
    expect(scores).toEqual(FULL)
  })
})
