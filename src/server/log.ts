import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Environment } from './environment.ts'
import { createRequestLog, type LogRequest } from './http/request-log.ts'

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
  const logger = pino({ level, base: null }, destination)
  const logRequest = logger.isLevelEnabled('info')
    ? createRequestLog((lines) => destination.write(lines))
    : () => {}
  return { logger, logRequest }
}
