import { useEffect, type ComponentType } from 'react'
import { FLOW, type FlowPath } from '#web/domain/flow/flow.ts'
import { routeOf, type Route } from './routes.ts'

const loaded = new Map<string, ComponentType>()

/** Fetches a page's chunk. Rejects when it can't be had. */
export async function loadPage(route: Route): Promise<void> {
  if (!loaded.has(route.page)) loaded.set(route.page, await route.load())
}

export function loadedPage(route: Route): ComponentType | undefined {
  return loaded.get(route.page)
}

/** What is fetched ahead before the questions, and with the first of them: together too much for one page. */
const BEFORE: readonly FlowPath[] = [FLOW.body, FLOW.place, FLOW.personWithSex, FLOW.person]
const AFTER: readonly FlowPath[] = [FLOW.causes, FLOW.selfTests, FLOW.result]

/**
 * Fetches the pages up to the questions for everybody who starts, and at the first question all that can follow. Not only
 * for speed: a page fetched when it is reached would tell the network that nobody stopped this person at an emergency.
 * A failure shows when the page is entered.
 * @param shown the path of the page that is shown
 */
export function usePrefetchedFlow(shown: string): void {
  useEffect(() => {
    // The first pages can wait until the one at hand is drawn; no answer to a question may show in when it is fetched.
    if (shown === FLOW.steps) load(AFTER)
    else if (shown === FLOW.person || shown === FLOW.personWithSex) void free().then(() => load([FLOW.steps]))
    else if (shown === FLOW.body || shown === FLOW.place) void free().then(() => load(BEFORE))
  }, [shown])
}

function load(paths: readonly FlowPath[]) {
  for (const path of paths) loadPage(routeOf(path)).catch(() => {})
}

/** Once the browser has nothing more urgent to do; Safari does not tell. */
function free(): Promise<unknown> {
  return new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  )
}
