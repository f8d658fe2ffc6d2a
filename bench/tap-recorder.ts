import type { Page } from 'playwright-core'
import type { InputMethod } from '../tests/end-to-end/input-methods/input-method.ts'
import { touch } from '../tests/end-to-end/input-methods/touch.ts'
import { touchscreenTap } from './touchscreen-tap.ts'

/** What a person saw of one tap; milliseconds. */
export interface Tap {
  what: string
  /** From touching, or from lifting, whichever took longer, until the screen showed an answer to it, whatever it was. */
  answeredAfter: number
  /** From lifting until the next page or question stood there; null where the tap led to none. */
  arrivedAfter: number | null
}

interface Recorded {
  /** What Event Timing says of input: events under 16 ms are not reported. */
  inputs: { start: number; paintedAfter: number }[]
  /** When the page changed, and what its heading was from then on. */
  changes: { at: number; heading: string }[]
}

declare global {
  interface Window {
    recorded: Recorded
  }
}

/** Fingers whose taps are clocked in the page itself. */
export async function timeTaps(page: Page) {
  await page.addInitScript(record)
  const begun: { what: string; at: number; isPress: boolean }[] = []
  const now = () => page.evaluate(() => performance.now())
  const tap = await touchscreenTap(page, async () => {
    begun.at(-1)!.at = await now()
  })
  const input = touch(page, tap)

  async function clock(what: string, isPress: boolean, tap: () => Promise<void>) {
    begun.push({ what, at: await now(), isPress })
    await tap()
  }

  return {
    input: {
      press: (role, name) => clock(name, true, () => input.press(role, name)),
      choose: (group, role, name) => clock(name, false, () => input.choose(group, role, name)),
      write: (field, text) => clock(field, false, () => input.write(field, text)),
    } satisfies InputMethod,
    taps: async (): Promise<Tap[]> => {
      const recorded = await page.evaluate(() => window.recorded)
      return begun.map(({ what, at, isPress }, index) => {
        const until = begun[index + 1]?.at ?? Infinity
        return { what, ...tapBetween(recorded, at, until, isPress) }
      })
    },
  }
}

function tapBetween({ inputs, changes }: Recorded, from: number, until: number, isPress: boolean) {
  const own = inputs.filter(({ start }) => start >= from && start < until)
  const painted = Math.max(0, ...own.map(({ paintedAfter }) => paintedAfter))
  const lifted = own.length === 0 ? until : Math.max(...own.map(({ start }) => start))
  const since = changes.filter(({ at }) => at >= lifted && at < until)
  const before = changes.findLast(({ at }) => at < lifted)?.heading
  const arrived = since.findLast(({ heading }, index) => heading !== (since[index - 1]?.heading ?? before))
  return {
    // A painted frame that shows nothing new is no answer to a press.
    answeredAfter: isPress && since[0] ? Math.max(painted, since[0].at - lifted) : painted,
    arrivedAfter: isPress && arrived ? Math.max(painted, arrived.at - lifted) : null,
  }
}

/** Runs in the page before anything else. */
function record(): void {
  interface EventTiming extends PerformanceEntry {
    interactionId: number
  }
  window.recorded = { inputs: [], changes: [] }
  const { inputs, changes } = window.recorded
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as EventTiming[]) {
      if (interactionId > 0) inputs.push({ start: startTime, paintedAfter: duration })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new MutationObserver(() => {
    changes.push({ at: performance.now(), heading: document.querySelector('h1')?.textContent ?? '' })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
