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
  if (origin === undefined || origin === new URL(baseUrl).origin) return
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new AppError('cross_site')
}
