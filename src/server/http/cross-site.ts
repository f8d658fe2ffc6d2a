import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/**
 * Refuses what another site makes a browser send. Browsers say where a request comes from in `Sec-Fetch-Site`,
 * older ones in `Origin`; programs say neither, and carry no cookies that could be misused.
 */
export function refuseCrossSite(request: FastifyRequest, baseUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('cross_site')
    return
  }
  if (origin !== undefined && !isOurs(origin, host, new URL(baseUrl))) throw new AppError('cross_site')
}

/** By the name that it was asked under, too; but whoever is on the way writes what comes by http under a name of https. */
function isOurs(origin: string, host: string | undefined, base: URL): boolean {
  if (origin === base.origin) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host && (base.protocol !== 'https:' || from.protocol === 'https:')
}
