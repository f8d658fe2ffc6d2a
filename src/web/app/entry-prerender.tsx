import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { pageMessages, KEPT_PAGES } from './about-pages.ts'
import { App } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { OfflinePage, RefusedPage } from './offline-page.tsx'
import { offlineMessages } from '#web/app/layout/messages.ts'
import { refusedMessages } from '#web/app/offline/messages.ts'
import { SITE_ADDRESS, SITE_NAME } from '#web/site.ts'
import { addressOf, LANGUAGE } from '#web/language/language.ts'
import { webManifest } from './web-manifest.ts'
import { loadPage } from './load-pages.ts'
import { conditionArticles, placeArticles, type Article } from '#web/features/conditions/articles.tsx'
import { ARTICLE, NOT_FOUND, ROUTES, type Route } from './routes.ts'

export {
  addressOf,
  ARTICLE,
  conditionArticles,
  KEPT_PAGES,
  NOT_FOUND,
  placeArticles,
  ROUTES,
  webManifest,
  type Article,
  type PageAssets,
  type Route,
}

/** Paths that a sitemap lists. */
export function entryPaths(): string[] {
  return ROUTES.filter(({ page }) => pageMessages[page]?.isEntry).map(({ path }) => path)
}

/** One page's whole HTML. @throws when the page does. */
export async function renderPage(route: Route, assets: PageAssets): Promise<string> {
  const about = pageMessages[route.page]
  if (!about) throw new Error(`Nothing is said about the page ${route.page}`)
  await loadPage(route)
  const html = await renderApp(<App path={route.path} />)
  return documentOf(
    <Document
      path={route === NOT_FOUND ? null : route.path}
      isListed={about.isEntry === true}
      structured={route.path === '/' ? structuredSite(about) : undefined}
      about={about}
      assets={assets}
      html={html}
    />,
  )
}

/** An article's whole HTML. @throws when it does. */
export async function renderArticle(article: Article, assets: PageAssets): Promise<string> {
  await loadPage(ARTICLE)
  const { path, content } = article
  const articleHtml = renderToStaticMarkup(
    <Router base={LANGUAGE.base} ssrPath={addressOf(path)}>
      {content}
    </Router>,
  )
  const html = await renderApp(<App path={path} articleHtml={articleHtml} />)
  return documentOf(
    <Document
      path={path}
      isListed
      about={article}
      structured={article.structured}
      assets={assets}
      html={html}
    />,
  )
}

async function renderApp(app: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(app, {
    onError: (error) => {
      failures.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

function documentOf(document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

/** The page shown for one that was not kept, when there is no network. */
export function renderOfflinePage(
  { stylesheets }: Pick<PageAssets, 'stylesheets'>,
  kind: 'offline' | 'refused',
): string {
  const { title, text } = kind === 'offline' ? offlineMessages : refusedMessages
  const about = { title, description: text }
  const html = renderToStaticMarkup(
    <Router base={LANGUAGE.base} ssrPath={addressOf('/')}>
      {kind === 'offline' ? <OfflinePage /> : <RefusedPage />}
    </Router>,
  )
  const assets = { script: null, modules: [], stylesheets }
  return `<!doctype html>${renderToStaticMarkup(<Document path={null} isListed={false} about={about} assets={assets} html={html} />)}`
}

/** The site itself in schema.org's words, for its home page. */
function structuredSite({ description }: { description: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: SITE_NAME,
    ...(SITE_ADDRESS && { url: SITE_ADDRESS + addressOf('/') }),
    description,
    inLanguage: LANGUAGE.tag,
    isAccessibleForFree: true,
    about: { '@type': 'MedicalSignOrSymptom', name: 'Pain' },
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
  }
}
