import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { launchChromium } from '../tests/chromium.ts'
import {
  answerQuestions,
  arriveAt,
  doSelfTests,
  selfTestsLink,
  enterPlaceAndPerson,
} from '../tests/end-to-end/consult.ts'
import type { InputMethod } from '../tests/end-to-end/input-methods/input-method.ts'
import { slippedDisc } from '../tests/end-to-end/patients.ts'
import { openVisit, PHONE } from '../tests/end-to-end/open-visit.ts'
import { useSite } from '../tests/site-under-test.ts'
import { startBuiltSite } from '../tests/start-site.ts'
import { openSlowLink } from './slow-link.ts'
import { traceTaps, type TapCost } from './tap-costs.ts'
import { timeTaps, type Tap } from './tap-recorder.ts'

/**
 * `npm run bench:taps`: a whole consultation by touch, from the home page at a first visit to the result.
 *
 * First by the clock, once or in as many rounds as are given, on slow 3G with a processor six times slower. The link is slow for everything the browser asks for,
 * what it keeps for offline use included: 400 kbit/s and 400 ms there and back, as WebPageTest's "3G Slow", from which the
 * browsers' "Slow 3G" comes. A busy machine makes this worse, so the load is printed; and this browser draws without a
 * graphics card, so a page with one button and nothing else is clocked the same way: no page can answer sooner.
 *
 * Then by the processor time of the page's own thread, six times over, which the load hardly changes.
 */
const SLOW_3G = { kilobitsPerSecond: 400, roundTripMs: 400 }
const CPU_SLOWDOWN = 6
const BAR_MS = 100
const TAPS_ON_NOTHING = 30
const PATIENCE_MS = 180_000
/** The browser's own bars take part of a window as high as the phone: what lies below it is never drawn, and no frame answers a tap there. */
const WINDOW = { width: PHONE.width + 200, height: PHONE.height + 200 }
/** `npm run bench:taps -- 5` takes the median of five rounds by the clock. */
const ROUNDS = Number(process.argv[2] ?? 1)

const { site, stop } = await startBuiltSite()
useSite(site)
const browser = await launchChromium()
await nothingButAButton()
const rounds: Tap[][] = []
for (let round = 0; round < ROUNDS; round++) rounds.push(await byTheClock())
sumUpRounds(rounds)
await byTheProcessor()
await browser.close()
await stop()

async function nothingButAButton(): Promise<void> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true })
  const { input, taps } = await timeTaps(page)
  await cheapPhone(page)
  await page.goto('about:blank')
  await page.setContent('<button>Tap</button> <output>0</output>')
  await page.evaluate(() => {
    const taps = document.querySelector('output')!
    document.querySelector('button')!.addEventListener('click', () => {
      taps.value = String(Number(taps.value) + 1)
    })
  })
  for (let tap = 0; tap < TAPS_ON_NOTHING; tap++) await input.press('button', 'Tap')
  await page.waitForTimeout(1000)
  console.log(`a page with nothing but a button, with a processor ${CPU_SLOWDOWN} times slower:`)
  sumUp((await taps()).map(({ answeredAfter }) => answeredAfter))
  await page.close()
}

/** A slow processor behind a screen that is seen whole. */
async function cheapPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: WINDOW })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function byTheClock(): Promise<Tap[]> {
  const link = await openSlowLink(site, SLOW_3G)
  const visit = await openVisit(browser, { baseURL: link.url, serviceWorkers: 'allow' })
  visit.context.setDefaultTimeout(PATIENCE_MS)
  await cheapPhone(visit.page)
  const { input, taps } = await timeTaps(visit.page)

  console.log(`on slow 3G with a processor ${CPU_SLOWDOWN} times slower; load of the machine: ${load()}`)
  await visit.go('/')
  const ready = await visit.page.evaluate(() => performance.now())
  console.log(`the home page answers after ${seconds(ready)}`)
  await playToResult(visit.page, input)
  const clocked = await taps()
  print(clocked)
  console.log(`load at the end: ${load()}`)
  await visit.end()
  link.close()
  return clocked
}

async function byTheProcessor(): Promise<void> {
  const visit = await openVisit(browser)
  visit.context.setDefaultTimeout(PATIENCE_MS)
  await visit.go('/')
  const { input, costs } = await traceTaps(browser, visit.page)
  await playToResult(visit.page, input)
  printCosts(await costs())
  await visit.end()
}

async function playToResult(page: Page, input: InputMethod): Promise<void> {
  await enterPlaceAndPerson(page, slippedDisc, input)
  await answerQuestions(page, slippedDisc, input)
  await arriveAt(page, resultMessages.causesHeading)
  await input.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
  await arriveAt(page, selfTestMessages.heading)
  await doSelfTests(page, slippedDisc, input)
  await arriveAt(page, resultMessages.resultHeading)
  await page.waitForTimeout(1000)
}

function print(taps: Tap[]): void {
  console.log('\nms to an answer, seconds to the next page or question, tap')
  for (const { what, answeredAfter, arrivedAfter } of taps) {
    console.log(
      `${column(answeredAfter)} ${(arrivedAfter === null ? '' : seconds(arrivedAfter)).padStart(8)}  ${what}`,
    )
  }
  sumUp(taps.map(({ answeredAfter }) => answeredAfter))
}

/** What a tap costs in the middle of the rounds: what else the machine does hits another tap in each. */
function sumUpRounds(rounds: readonly Tap[][]): void {
  if (rounds.length < 2) return
  console.log(`\nthe median of ${rounds.length} rounds, each by itself, tap`)
  const medians = rounds[0]!.map(({ what }, index) => ({
    what,
    median: median(rounds.map((taps) => taps[index]!.answeredAfter)),
    each: rounds.map((taps) => taps[index]!.answeredAfter),
  }))
  for (const { what, median: middle, each } of medians)
    console.log(`${column(middle)} ${each.map(column).join('')}  ${what}`)
  sumUp(medians.map(({ median: middle }) => middle))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function printCosts(taps: TapCost[]): void {
  console.log(`\nms of processor time x ${CPU_SLOWDOWN}: until an answer is painted, in all, tap`)
  for (const { what, untilPainted, inAll } of taps) {
    console.log(`${column(untilPainted * CPU_SLOWDOWN)} ${column(inAll * CPU_SLOWDOWN)}  ${what}`)
  }
  sumUp(taps.map(({ untilPainted }) => untilPainted * CPU_SLOWDOWN))
}

function sumUp(waits: number[]): void {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1]!)
  const slow = sorted.filter((wait) => wait > BAR_MS).length
  console.log(
    `${sorted.length} taps: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms (bar: ${BAR_MS} ms); ${slow} over the bar`,
  )
}

function column(ms: number): string {
  return String(Math.round(ms)).padStart(6)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function load(): string {
  return loadavg()[0]!.toFixed(1)
}
