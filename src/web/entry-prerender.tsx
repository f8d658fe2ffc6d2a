import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { ABOUT_PAGES } from './about-pages.ts'
import { App } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { loadPage } from './router/loaded-pages.ts'
import { NOT_FOUND, ROUTES, type Route } from './routes.ts'

export { NOT_FOUND, ROUTES, type PageAssets, type Route }

/** Paths that a sitemap lists. */
export function entryPaths(): string[] {
  return ROUTES.filter(({ page }) => ABOUT_PAGES[page]?.isEntry).map(({ path }) => path)
}

/** One page's whole HTML. @throws when the page does. */
export async function renderPage(route: Route, assets: PageAssets): Promise<string> {
  const about = ABOUT_PAGES[route.page]
  if (!about) throw new Error(`Nothing is said about the page ${route.page}`)
  await loadPage(route)
  const failures: unknown[] = []
  const { prelude } = await prerender(<App path={route.path} />, {
    onError: (error) => {
      failures.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return `<!doctype html>${renderToStaticMarkup(<Document about={about} assets={assets} html={html} />)}`
}
