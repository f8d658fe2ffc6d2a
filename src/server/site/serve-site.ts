import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { App } from '../http/app-type.ts'
import { sendError } from '../http/error-response.ts'
import type { SendPrepared } from '../responses/send-prepared.ts'
import { cacheControlOf, fileHeaders } from './file-headers.ts'
import type { PreparedSite } from './prepare-site.ts'

/** Old links and people's spelling both work. */
export const REDIRECTS = { '/pain-location-body': '/pain-loaction-body' }

/** Pages about one condition or place. */
const ARTICLE = /^(\/[a-z-]+)?\/conditions\/./

/** Addresses that programs use: an unknown one there is answered in JSON, not with a page. */
const API_PREFIX = /^\/(api|diagnosis|knowledge|user)(\/|$)/

const DOUBLE_SLASH_AT_END = /^[^?#]*\/\/(?:[?#]|$)/

const HIDDEN = { schema: { hide: true } }

/** Serves the prerendered pages, their files, and what to say when there is none. */
export function serveSite(app: App, site: PreparedSite, send: SendPrepared): void {
  const { folder, pages, pagesWithValue, files, films, notFoundPages } = site
  // Films alone are read from the disk, in the parts that a player asks for.
  if (folder !== null) app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })

  for (const [address, page] of [...pages, ...pagesWithValue]) {
    if (ARTICLE.test(address)) continue
    const isFirstOfLanguage = notFoundPages.has(address)
    app.get(address, HIDDEN, (request, reply) => {
      const [path, query] = request.url.split('?')
      // The router takes one slash at the end for none, and so `//` for the first page.
      if (DOUBLE_SLASH_AT_END.test(request.url)) return reply.callNotFound()
      // As hosts of files do it: the service worker of a language, with all it keeps, is that of the pages below the slash alone.
      if (isFirstOfLanguage && path === address)
        return reply.redirect(`${address}/${query === undefined ? '' : `?${query}`}`, 301)
      return send(request, reply, page)
    })
  }
  // All under one pattern: the request log, which names the pattern, must not tell what somebody reads about.
  for (const base of new Set(['', ...notFoundPages.keys()])) {
    app.get(`${base}/conditions/*`, HIDDEN, (request, reply) => {
      const page = pages.get((request.url.split('?')[0] ?? '').replace(/\/$/, ''))
      return page === undefined ? reply.callNotFound() : send(request, reply, page)
    })
  }
  app.get<{ Params: { '*': string } }>('/*', HIDDEN, (request, reply) => {
    const path = request.params['*']
    const file = files.get(path)
    if (file !== undefined) return send(request, reply, file)
    if (!films.has(path)) return reply.callNotFound()
    return reply.header('cache-control', cacheControlOf(path)).sendFile(path)
  })
  for (const [from, to] of Object.entries(REDIRECTS)) {
    app.get(from, HIDDEN, (_request, reply) => reply.redirect(to, 301))
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!sendNotFoundPage(site, request, reply)) return sendError(new AppError('not_found'), request, reply)
    return reply
  })
}

/** Sends the "not found" page; false, and nothing sent, where a program is to get JSON. @param headers where no hook adds them */
export function sendNotFoundPage(
  { notFoundPages }: Pick<PreparedSite, 'notFoundPages'>,
  { method, url }: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string> = {},
): boolean {
  const [path = ''] = url.split('?')
  if ((method !== 'GET' && method !== 'HEAD') || API_PREFIX.test(path)) return false
  const [base = ''] = /^\/[a-z-]+(?=\/|$)/.exec(path) ?? []
  const page = notFoundPages.get(base) ?? notFoundPages.get('')
  if (page === undefined) return false
  void reply
    .code(404)
    .headers({ ...headers, ...fileHeaders('404.html') })
    .send(page)
  return true
}
