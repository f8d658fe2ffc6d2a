import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#api/errors'
import { isDatabaseAway } from '../database/database-away.ts'
import { AppError } from '../errors/app-error.ts'
import { languageIn } from '../words/language-of-request.ts'
import { wordsIn } from '../words/words.ts'
import { ERROR_STATUSES, waitMessage } from './error-codes.ts'

/** How soon a visitor may find the database back: the built-in one restarts by itself within seconds. */
const DATABASE_RETRY_SECONDS = 5

/** The one place that turns anything thrown while a request is handled into a response. */
export function sendError(thrown: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { error, statusCode, retryAfterSeconds } = describeError(thrown, languageIn(request.headers))
  // Expected where too many come at once: the line of the request tells, and a stack would tell no more.
  if (statusCode >= 500 && !(thrown instanceof AppError))
    request.log.error({ err: thrown, route: request.routeOptions?.url }, 'request failed')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  // Serialized here: errors raised before a route is known have no serializer of the route.
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ error } satisfies ErrorBody))
}

interface Described extends ErrorBody {
  statusCode: number
  retryAfterSeconds?: number | undefined
}

function describeError(thrown: FastifyError | AppError, language: string | null): Described {
  if (thrown instanceof AppError) {
    const { code, field, retryAfterSeconds } = thrown
    const error = { code, message: messageOf(thrown, language), ...(field !== undefined && { field }) }
    return { error, statusCode: ERROR_STATUSES[code], retryAfterSeconds }
  }
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const message = thrown.validation.map((issue) => issue.message).join('; ')
    const field = thrown.validationContext === 'body' ? fieldOf(thrown.validation[0]?.instancePath) : ''
    return { error: { code: 'invalid_request', message, ...(field !== '' && { field }) }, statusCode: 400 }
  }
  // Fastify's own refusals, such as a malformed address: its message is for people, and holds nothing secret.
  const statusCode = thrown.statusCode ?? 500
  if (statusCode >= 400 && statusCode < 500) {
    return { error: { code: 'invalid_request', message: thrown.message }, statusCode }
  }
  if (isDatabaseAway(thrown)) {
    return describeError(new AppError('unavailable', { retryAfterSeconds: DATABASE_RETRY_SECONDS }), language)
  }
  return describeError(new AppError('internal_error'), language)
}

function messageOf({ code, explanation, retryAfterSeconds }: AppError, language: string | null): string {
  const words = wordsIn(language)
  if (explanation !== undefined)
    return typeof explanation === 'string' ? explanation : explanation(words, language)
  if (code === 'too_many_requests' && retryAfterSeconds !== undefined)
    return waitMessage(retryAfterSeconds, language)
  return words.errorMessages[code]
}

/** `/email` -> `email`. */
const fieldOf = (instancePath = '') => instancePath.split('/')[1] ?? ''
