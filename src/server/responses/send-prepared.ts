import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LogRequest } from '../logging/request-log.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { PreparedResponse, Variant } from './prepared-response.ts'

export type SendPrepared = (request: FastifyRequest, reply: FastifyReply, response: PreparedResponse) => void

/** Headers that are about the body, which a 304 doesn't have. */
const OF_BODY = new Set(['content-type', 'content-length', 'content-encoding'])

/**
 * Makes the function that sends a prepared response in the best encoding the client takes, or 304 when it holds
 * that very one. It writes to the connection itself, with headers laid out once: going through Fastify's reply
 * halves how many responses a second there can be (`npm run bench`).
 * @param siteHeaders what every response of a content type carries
 */
export function createSendPrepared(
  siteHeaders: (contentType: string) => Record<string, string>,
  logRequest: LogRequest,
): SendPrepared {
  const laidOut = new WeakMap<Variant, { full: string[]; unchanged: string[] }>()

  const layOut = (variant: Variant) => {
    const headers = Object.entries({
      ...siteHeaders(variant.headers['content-type']),
      ...variant.headers,
    })
    const layout = {
      full: headers.flat(),
      unchanged: headers.filter(([name]) => !OF_BODY.has(name)).flat(),
    }
    laidOut.set(variant, layout)
    return layout
  }

  return (request, reply, response) => {
    const variant = response[chooseEncoding(request.headers['accept-encoding'])]
    const { full, unchanged } = laidOut.get(variant) ?? layOut(variant)
    const known = request.headers['if-none-match']
    const isUnchanged = known !== undefined && names(known, variant.headers.etag)
    reply.hijack()
    logRequest(request, reply, isUnchanged ? 304 : 200)
    if (isUnchanged) reply.raw.writeHead(304, unchanged).end()
    else {
      reply.raw.writeHead(200, full)
      // Unpacking a body that is not sent would cost ten times what all else of such an answer does.
      if (request.method === 'HEAD') reply.raw.end()
      else reply.raw.end(variant.body())
    }
  }
}

/** Whether an `If-None-Match` header names the tag; a proxy may have made it weak on the way. */
function names(header: string, etag: string): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag
  })
}
