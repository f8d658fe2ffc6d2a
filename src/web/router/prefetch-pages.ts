import { useEffect } from 'react'
import { FLOW } from '#web/flow/flow.ts'
import { routeOf } from '#web/routes.ts'
import { loadPage } from './loaded-pages.ts'

/**
 * Fetches the rest of the flow for everybody who starts it. Not only for speed: a page fetched when it is reached would
 * tell the network that nobody stopped this person at an emergency. A failure shows when the page is entered.
 */
export function usePrefetchedFlow(): void {
  useEffect(() => {
    for (const path of Object.values(FLOW)) loadPage(routeOf(path)).catch(() => {})
  }, [])
}
