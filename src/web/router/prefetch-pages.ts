import { useEffect } from 'react'
import { FLOW, type FlowPath } from '#web/flow/flow.ts'
import { routeOf } from '#web/routes.ts'
import { loadPage } from './loaded-pages.ts'

/** What is fetched ahead before the questions, and with the first of them: together too much for one page. */
const BEFORE: readonly FlowPath[] = [FLOW.body, FLOW.place, FLOW.personWithSex, FLOW.person, FLOW.steps]
const AFTER: readonly FlowPath[] = [FLOW.personWithSex, FLOW.person, FLOW.causes, FLOW.selfTests, FLOW.result]

/**
 * Fetches the pages up to the questions for everybody who starts, and at the first question all that can follow. Not only
 * for speed: a page fetched when it is reached would tell the network that nobody stopped this person at an emergency.
 * A failure shows when the page is entered.
 */
export function usePrefetchedFlow(part: 'up to the questions' | 'after the questions'): void {
  useEffect(() => {
    const paths = part === 'up to the questions' ? BEFORE : AFTER
    // A page at a time: starting all of them at once would keep a cheap phone from answering taps.
    async function load() {
      for (const path of paths) {
        await free()
        await loadPage(routeOf(path)).catch(() => {})
      }
    }
    void load()
  }, [part])
}

/** Once the browser has nothing to do for somebody; Safari does not tell. */
function free(): Promise<unknown> {
  return new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2000 }) : setTimeout(done, 200),
  )
}
