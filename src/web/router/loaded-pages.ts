import type { PageModule, Route } from '#web/routes.ts'

const loaded = new Map<string, PageModule>()

/** Fetches a page's chunk. Rejects when it can't be had. */
export async function loadPage(route: Route): Promise<void> {
  if (!loaded.has(route.page)) loaded.set(route.page, await route.load())
}

export function loadedPage(route: Route): PageModule | undefined {
  return loaded.get(route.page)
}
