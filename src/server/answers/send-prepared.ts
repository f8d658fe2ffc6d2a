import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './choose-encoding.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** Sends the answer in the best encoding the client takes, or 304 when it holds that very one. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): void {
  const { body, etag, headers } = answer[chooseEncoding(request.headers['accept-encoding'])]
  const known = request.headers['if-none-match']
  if (known !== undefined && names(known, etag)) {
    const { 'cache-control': cacheControl, vary } = headers
    reply.code(304).headers({ 'cache-control': cacheControl, vary, etag }).send()
  } else {
    reply.headers(headers).send(body)
  }
}

/** Whether an `If-None-Match` header names the tag; a proxy may have made it weak on the way. */
function names(header: string, etag: string): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag
  })
}
