import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LogRequest } from '../logging/request-log.ts'

/** Sends what only the one who asked may see, with status 200. */
export type SendPrivate = (request: FastifyRequest, reply: FastifyReply, value: object) => void

/**
 * Makes the function that sends such an answer for calls that are made with every page. As with prepared responses
 * it writes to the connection itself: Fastify's reply, with its headers laid out and checked anew each time, would
 * take a third of what such a call costs (`npm run bench -- accounts`).
 * @param siteHeaders what every answer carries
 */
export function createSendPrivate(siteHeaders: Record<string, string>, logRequest: LogRequest): SendPrivate {
  const always = [
    ...Object.entries(siteHeaders).flat(),
    'cache-control',
    'no-store',
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
  ]
  return (request, reply, value) => {
    const body = JSON.stringify(value)
    reply.hijack()
    logRequest(request, reply, 200)
    reply.raw.writeHead(200, [...always, String(Buffer.byteLength(body))]).end(body)
  }
}
