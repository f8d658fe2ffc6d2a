import type { Browser, Page } from 'playwright-core'
import type { InputMethod } from '../tests/end-to-end/input-methods/input-method.ts'
import { touch } from '../tests/end-to-end/input-methods/touch.ts'
import { touchscreenTap } from './touchscreen-tap.ts'

/** What a tap costs the page's own thread; milliseconds of processor time, which other work on the machine doesn't change. */
export interface TapCost {
  what: string
  /** From the input until the next frame is ready to be painted. */
  untilPainted: number
  /** Until the next tap: what the tap leads to, and what runs meanwhile. */
  inAll: number
}

/** An event of Chromium's trace, as far as we read it; microseconds. */
interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur: number
  /** Of its thread's processor time. */
  tdur?: number
  args?: { data?: { type?: string } }
}

const MARK = 'tap '
const INPUT = new Set(['pointerup', 'click', 'touchend'])

/** Fingers whose taps are traced. Everything before `costs` is asked for is kept in the browser's memory. */
export async function traceTaps(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'blink.user_timing'] })
  const begun: string[] = []
  const tap = await touchscreenTap(page, () =>
    page.evaluate((name) => void performance.mark(name), MARK + (begun.length - 1)),
  )
  const input = touch(page, tap)

  async function traced(what: string, tap: () => Promise<void>) {
    begun.push(what)
    await tap()
  }

  return {
    input: {
      press: (role, name) => traced(name, () => input.press(role, name)),
      choose: (group, role, name) => traced(name, () => input.choose(group, role, name)),
      write: (field, text) => traced(field, () => input.write(field, text)),
    } satisfies InputMethod,
    costs: async (): Promise<TapCost[]> => {
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] }
      return costsIn(traceEvents, begun)
    },
  }
}

function costsIn(events: readonly Traced[], taps: readonly string[]): TapCost[] {
  const marks = events.filter(({ name }) => name.startsWith(MARK)).toSorted((a, b) => a.ts - b.ts)
  const { pid, tid } = marks[0]!
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .toSorted((a, b) => a.ts - b.ts)
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const spent = (from: number, until: number) =>
    tasks.reduce((sum, { ts, tdur = 0 }) => sum + (ts >= from && ts < until ? tdur : 0), 0) / 1000

  return taps.map((what, index) => {
    const at = marks.findIndex(({ name }) => name === MARK + index)
    const from = marks[at]?.ts ?? Infinity
    const until = marks[at + 1]?.ts ?? Infinity
    const input = own.findLast(
      ({ name, ts, args }) =>
        name === 'EventDispatch' && INPUT.has(args?.data?.type ?? '') && ts > from && ts < until,
    )
    if (!input) return { what, untilPainted: 0, inAll: 0 }
    const end = input.ts + input.dur
    const start = tasks.findLast(({ ts, dur }) => ts <= input.ts && ts + dur >= end)?.ts ?? input.ts
    const painted = own.find(({ name, ts }) => name === 'Commit' && ts > end)
    return {
      what,
      untilPainted: spent(start, painted ? painted.ts + painted.dur : end),
      inAll: spent(start, until),
    }
  })
}
