import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pseudonym } from './pseudonyms.ts'

const REFUSALS = new Set([401, 403, 409, 429])

/**
 * Logs what happens to accounts, and what was refused, so that an attack shows: which call, how it ended, and under
 * names of a day about which account and from which network. What is merely read leaves no such line.
 */
export function createSecurityEvents(
  pseudonym: Pseudonym,
): (request: FastifyRequest, reply: FastifyReply) => void {
  return (request, { statusCode: status }) => {
    if (request.method === 'GET' && !REFUSALS.has(status)) return
    const { subject, network, signedIn, routeOptions } = request
    const account = signedIn?.accountId ?? subject
    request.log.info({
      event: routeOptions.schema?.operationId,
      status,
      ...(account !== '' && { account: pseudonym(account) }),
      network: pseudonym(network.site),
    })
  }
}
