import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * One line a request: method, the route's pattern, status and time. The path itself is left out, since it can
 * name a pain location, and so are query, body and address: nothing in the log tells who hurts where.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? '(none)',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 100) / 100,
  })
  done()
}
