import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import { AppError } from '../errors/app-error.ts'
import { sendError } from '../http/error-response.ts'
import { canonicalHeader, serveForSearchEngines, type Address } from './for-search-engines.ts'
import { findSitePages, type SitePage } from './site-pages.ts'

/** Old links and people's spelling both work. */
const REDIRECTS = { '/pain-location-body': '/pain-loaction-body' }

/** A page for any value at the end of its address, which the page itself reads; the log shows the pattern alone. */
const PAGES_WITH_VALUE = { '/set-password': '/set-password/:slug' } as Record<string, string>

/** Named by their content, so they never change. */
const HASHED = '/assets/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: an unchanged file is answered 304. */
const REVALIDATE = 'no-cache'
/** Films and pictures keep their names; a new one shows within the hour. */
const MEDIA = /^\/(films|body)\//
const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/** Pages about one condition or place. */
const ARTICLE = /^\/conditions\/./

/** Addresses that programs use: an unknown one there is answered in JSON, not with a page. */
const API_PREFIX = /^\/(api|diagnosis|knowledge|user)(\/|$)/

/** Serves the prerendered pages, their files, and what to say when there is none. */
export function serveSite(app: App, siteFolder: string, site: Address) {
  if (existsSync(siteFolder)) {
    app.register(fastifyStatic, {
      root: siteFolder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
      setHeaders: (reply, path) => {
        reply.setHeader('vary', 'Accept-Encoding')
        reply.setHeader('cache-control', cacheControlOf(path.slice(siteFolder.length).replaceAll('\\', '/')))
      },
    })
  }
  const [articles, pages] = partition(findSitePages(siteFolder), ({ address }) => ARTICLE.test(address))
  for (const { address, file } of pages) {
    const headers = canonicalHeader(address, site)
    app.get(address, { schema: { hide: true } }, (_request, reply) => reply.headers(headers).sendFile(file))
    const pattern = PAGES_WITH_VALUE[address]
    if (pattern === undefined) continue
    // Its address holds a secret: no search engine may list it, and nothing may keep it.
    app.get(pattern, { schema: { hide: true } }, (_request, reply) =>
      reply.header('x-robots-tag', 'noindex').sendFile(file),
    )
  }
  serveArticles(app, articles, site)
  serveForSearchEngines(app, siteFolder, site)
  for (const [from, to] of Object.entries(REDIRECTS)) {
    app.get(from, { schema: { hide: true } }, (_request, reply) => reply.redirect(to, 301))
  }
  app.setNotFoundHandler(createNotFoundHandler(siteFolder))
}

/** All under one pattern: the request log, which names the pattern, must not tell what somebody reads about. */
function serveArticles(app: App, articles: readonly SitePage[], site: Address) {
  const fileOf = new Map(articles.map(({ address, file }) => [address, file]))
  app.get('/conditions/*', { schema: { hide: true } }, (request, reply) => {
    const address = (request.url.split('?')[0] ?? '').replace(/\/+$/, '')
    const file = fileOf.get(address)
    return file === undefined
      ? reply.callNotFound()
      : reply.headers(canonicalHeader(address, site)).sendFile(file)
  })
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

function cacheControlOf(path: string): string {
  if (path.startsWith(HASHED)) return IMMUTABLE
  return MEDIA.test(path) ? ONE_HOUR : REVALIDATE
}

function createNotFoundHandler(siteFolder: string) {
  const file = join(siteFolder, '404.html')
  const page = existsSync(file) ? readFileSync(file) : null
  return (request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (page === null || !wantsPage || API_PREFIX.test(request.url.split('?')[0] ?? '')) {
      return sendError(new AppError('not_found'), request, reply)
    }
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', REVALIDATE).send(page)
  }
}
