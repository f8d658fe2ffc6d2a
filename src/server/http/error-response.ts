import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#api/errors'
import { AppError } from './app-error.ts'

/** The one place that turns anything thrown while a request is handled into an answer. */
export function sendError(thrown: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { error, statusCode } = describeError(thrown)
  if (statusCode >= 500)
    request.log.error({ err: thrown, route: request.routeOptions?.url }, 'request failed')
  // Serialized here: errors raised before a route is known have no serializer of the route.
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ error } satisfies ErrorBody))
}

function describeError(thrown: FastifyError | AppError): ErrorBody & { statusCode: number } {
  if (thrown instanceof AppError) {
    const { code, message, statusCode } = thrown
    return { error: { code, message }, statusCode }
  }
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const message = thrown.validation.map((issue) => issue.message).join('; ')
    return { error: { code: 'invalid_request', message }, statusCode: 400 }
  }
  // Fastify's own refusals, such as a malformed address: its message is for people, and holds nothing secret.
  const statusCode = thrown.statusCode ?? 500
  if (statusCode >= 400 && statusCode < 500) {
    return { error: { code: 'invalid_request', message: thrown.message }, statusCode }
  }
  const message = 'Something went wrong on our side. Please try again.'
  return { error: { code: 'internal_error', message }, statusCode: 500 }
}
