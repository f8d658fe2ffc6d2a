import { FLOW } from '#web/flow/flow.ts'
import { routeOf } from '#web/routes.ts'
import { loadPage } from './loaded-pages.ts'

const AHEAD = [FLOW.steps, FLOW.causes, FLOW.selfTests, FLOW.result]

/**
 * Fetches the rest of the flow for everybody who comes this far. Not only for speed: a page fetched when it is reached
 * would tell the network that nobody stopped this person at an emergency. A failure shows when the page is entered.
 */
export function prefetchFlow(): void {
  for (const path of AHEAD) loadPage(routeOf(path)).catch(() => {})
}
