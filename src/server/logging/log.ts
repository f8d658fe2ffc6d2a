import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Environment } from '../environment/environment.ts'
import { createRequestLog, type LogRequest } from './request-log.ts'

export interface Log {
  logger: FastifyBaseLogger
  logRequest: LogRequest
}

/**
 * The log: one JSON object a line, without the names of machine and process.
 * @param dest a file to append to; without it, standard output
 */
export function createLog(level: Environment['logLevel'], dest: string | number = 1): Log {
  const destination = pino.destination({ dest, sync: true })
  const logger = pino({ level, base: null, serializers: { err: describeError } }, destination)
  const logRequest = logger.isLevelEnabled('info')
    ? createRequestLog((lines) => destination.write(lines))
    : () => {}
  return { logger, logRequest }
}

/**
 * What the log tells of an error: never the values of a failed query, nor the connection it failed on, both of which
 * database errors carry with them, some in the very sentence (`invalid input syntax for type uuid: "..."`); and no
 * address or number that the sentence of a mail server or SMS provider repeats.
 */
export function describeError(error: Error & { code?: unknown }) {
  const cause = 'params' in error && error.cause instanceof Error ? error.cause : error
  return {
    type: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    message: isOfDatabase(cause) ? describeDatabaseError(cause) : withoutAddresses(cause.message),
    stack: framesOf(error),
  }
}

interface OfDatabase extends Error {
  routine?: string
  table?: string
  column?: string
  constraint?: string
}

/** PostgreSQL says how bad it is, and in which of its routines it went wrong. */
const isOfDatabase = (error: Error): error is OfDatabase => 'severity' in error && 'routine' in error

/** By names that the schema gives, and no value. */
function describeDatabaseError({ routine, table, column, constraint }: OfDatabase): string {
  const names = Object.entries({ routine, table, column, constraint }).filter(
    ([, name]) => name !== undefined,
  )
  return ['PostgreSQL', ...names.map(([what, name]) => `${what} ${name}`)].join(', ')
}

const withoutAddresses = (message: string): string =>
  message.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '<address>').replaceAll(/\+\d{6,15}/g, '<number>')

/** The message stands before the frames, and may have lines that look like some. */
function framesOf({ message, stack }: Error): string[] | undefined {
  const at = stack?.indexOf(message) ?? -1
  return stack
    ?.slice(at === -1 ? 0 : at + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
}
