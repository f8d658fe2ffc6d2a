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
 * database errors carry with them.
 */
export function describeError(error: Error & { code?: unknown }) {
  const told = 'params' in error && error.cause instanceof Error ? error.cause : error
  return {
    type: told.name,
    code: 'code' in told ? told.code : undefined,
    message: told.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  }
}
