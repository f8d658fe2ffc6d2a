// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FLOW, START_HREF } from '#web/domain/flow/flow.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { heartAttack, slippedDisc } from '../end-to-end/patients.ts'
import { answeredBy, placeAndPersonOf } from '../end-to-end/user-answers.ts'
import { deviceWith, PHONE, visitSite } from '../end-to-end/visit.ts'
import { tried } from '../thoroughness.ts'

/** Less than this rounds to 0.00: a header that the browser draws while the rest of it is still arriving. */
const LEAST_SHIFT = 0.001

const answered = () => answeredBy(slippedDisc)
const pages: [path: string, device: () => Promise<Record<string, unknown>>][] = [
  ['/', async () => ({})],
  ['/', answered],
  ['/conditions', async () => ({})],
  ['/conditions/lumbar-disc-herniation', async () => ({})],
  ['/conditions/place/knee', async () => ({})],
  [FLOW.body, async () => ({})],
  [START_HREF, answered],
  [FLOW.place, async () => ({})],
  [FLOW.place, answered],
  [FLOW.personWithSex, () => placeAndPersonOf(slippedDisc)],
  [FLOW.person, () => placeAndPersonOf(slippedDisc)],
  [FLOW.steps, () => placeAndPersonOf(slippedDisc)],
  [FLOW.steps, () => answeredBy(heartAttack)],
  [FLOW.causes, answered],
  [FLOW.selfTests, answered],
  [FLOW.result, answered],
]

for (const viewport of tried([PHONE, { width: 1280, height: 800 }], { quickly: 1 })) {
  test.each(pages)(`nothing moves while %s loads, ${viewport.width} px wide`, async (path, device) => {
    const visit = await visitSite({ viewport, stored: deviceWith(await device()) })
    await visit.context.addInitScript(recordShifts, LEAST_SHIFT)
    await visit.go(path)
    await wholePageShown(visit.page)
    expect(await visit.page.evaluate(() => window.layoutShifts)).toEqual([])
    await visit.end()
  })
}

test.each([360, 1280])(
  'nothing moves when the home page finds answers and kept results, %d px wide',
  async (width) => {
    const stored = { ...deviceWith(await answered()), keptResults: '{}' }
    const visit = await visitSite({ viewport: { width, height: 800 }, stored })
    await visit.context.addInitScript(recordShifts, LEAST_SHIFT)
    await visit.go('/')
    const link = visit.page.getByRole('link', { name: homeMessages.earlierResults, exact: true })
    await link.waitFor()
    await wholePageShown(visit.page)
    expect(await visit.page.evaluate(() => window.layoutShifts)).toEqual([])
    await visit.end()
  },
)

/** All pictures are there, and what they moved would be recorded. */
async function wholePageShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && [...document.images].every(({ complete }) => complete),
  )
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  )
}

declare global {
  interface Window {
    /** What moved without being asked to, and how far. */
    layoutShifts: string[]
  }
}

/** Runs in the page before anything else. */
function recordShifts(least: number): void {
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || value < least) continue
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
        return `${what} from ${from.x},${from.y},${from.width} to ${to.x},${to.y},${to.width}`
      })
      window.layoutShifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
