import type { ComponentType } from 'react'
import type { Route } from './routes.ts'

const loaded = new Map<string, ComponentType>()

/** Fetches a page's chunk. Rejects when it can't be had. */
export async function loadPage(route: Route): Promise<void> {
  if (!loaded.has(route.page)) loaded.set(route.page, await route.load())
}

export function loadedPage(route: Route): ComponentType | undefined {
  return loaded.get(route.page)
}
