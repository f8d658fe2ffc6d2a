import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LogRequest } from '../logging/request-log.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { PreparedResponse, Variant } from './prepared-response.ts'

export type SendPrepared = (request: FastifyRequest, reply: FastifyReply, answer: PreparedResponse) => void

/**
 * Makes the function that sends a prepared response in the best encoding the client takes, or 304 when it holds
 * that very one. It writes to the connection itself, with headers laid out once: going through Fastify's reply
 * halves how many answers a second there can be (`npm run bench`).
 * @param siteHeaders what every answer carries
 */
export function createSendPrepared(
  siteHeaders: Record<string, string>,
  logRequest: LogRequest,
): SendPrepared {
  const always = Object.entries(siteHeaders).flat()
  const laidOut = new WeakMap<Variant, { full: string[]; unchanged: string[] }>()

  const layOut = (variant: Variant) => {
    const { 'cache-control': cacheControl, vary, etag } = variant.headers
    const layout = {
      full: [...always, ...Object.entries(variant.headers).flat()],
      unchanged: [...always, 'cache-control', cacheControl, 'vary', vary, 'etag', etag],
    }
    laidOut.set(variant, layout)
    return layout
  }

  return (request, reply, answer) => {
    const variant = answer[chooseEncoding(request.headers['accept-encoding'])]
    const { full, unchanged } = laidOut.get(variant) ?? layOut(variant)
    const known = request.headers['if-none-match']
    const unchangedSince = known !== undefined && names(known, variant.headers.etag)
    reply.hijack()
    logRequest(request, reply, unchangedSince ? 304 : 200)
    if (unchangedSince) reply.raw.writeHead(304, unchanged).end()
    else reply.raw.writeHead(200, full).end(variant.body)
  }
}

/** Whether an `If-None-Match` header names the tag; a proxy may have made it weak on the way. */
function names(header: string, etag: string): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag
  })
}
