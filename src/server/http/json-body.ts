import type { FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'

/**
 * Takes bodies in JSON alone: a form on another site can't send those. An empty body is none, whatever some clients
 * announce it as.
 */
export function acceptJsonAlone(scope: App): void {
  scope.addHook('onRequest', (request, _reply, done) => done(isEncoded(request) ? encoded() : undefined))
  scope.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers['content-length'] === '0') delete headers['content-type']
    done()
  })
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parse(request, body as string, done)
  })
}

/** Whether the body is said to be compressed, or otherwise encoded: it is read as it comes, which must not be taken for more. */
const isEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'

const encoded = () =>
  Object.assign(new Error('Please send the body without Content-Encoding.'), { statusCode: 415 })
